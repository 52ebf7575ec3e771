import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { ClipboardList } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { formField } from '../form-field.ts'
import { type DraftField, type DraftStep, stepsProblem } from '../form-rules.ts'
import { tenantField } from '../same-site.ts'
import { formIntro } from '../section-fields.ts'

const person = (name: string, label: string, type: string, half = true) => ({
  _type: 'formField',
  _key: name,
  ...{ name, label, type, half, required: true },
})

/** A form that a site builds for itself; the block "Form of yours" puts it on a page. */
export default defineDocument({
  type: defineType({
    name: 'form',
    title: 'Form',
    type: 'document',
    description: 'Questions that you put together yourself. Put it on a page with the block "Form of yours".',
    fields: [
      tenantField,
      defineField({
        name: 'title',
        title: 'Title',
        type: 'string',
        description: 'What your team calls it: Fleet enquiry. Shoppers see the heading.',
        validation: (rule) => rule.required().max(80),
      }),
      defineField({
        name: 'category',
        title: 'Category of its leads',
        type: 'string',
        description: 'By this, "Where leads go" sends them to the right people: Fleet.',
        validation: (rule) => rule.required().max(80),
      }),
      defineField({
        name: 'heading',
        title: 'Heading',
        type: 'string',
        description: 'Stands above the form. Empty shows its title.',
        validation: (rule) => rule.max(90),
      }),
      formIntro,
      defineField({
        name: 'steps',
        title: 'Steps',
        type: 'array',
        description:
          'One step shows all fields at once. With several, shoppers go from one to the next. The ticks for news and for your terms are added at the end.',
        of: [
          defineArrayMember({
            type: 'object',
            name: 'formStep',
            title: 'Step',
            description: 'Fields that are asked together.',
            fields: [
              defineField({
                name: 'title',
                title: 'Title',
                type: 'string',
                description: 'Names the step where there are several: Your fleet.',
                validation: (rule) => rule.max(60),
              }),
              defineField({
                name: 'fields',
                title: 'Fields',
                type: 'array',
                of: [formField],
                description: 'The questions of this step, in their order.',
                validation: (rule) => rule.required().min(1).max(30),
              }),
            ],
            preview: {
              select: { title: 'title', fields: 'fields' },
              prepare: ({ title, fields }) => ({
                title: title || 'Step',
                subtitle: Object.values((fields ?? {}) as Record<string, DraftField>)
                  .map(({ label }) => label)
                  .join(', '),
              }),
            },
          }),
        ],
        validation: (rule) => [
          rule.max(6),
          rule.custom((steps: unknown) => stepsProblem(steps as DraftStep[] | undefined)),
        ],
      }),
      defineField({
        name: 'messageRequired',
        title: 'Comments required',
        type: 'boolean',
        description:
          'Whether the field named message must be answered. Not set: as the settings of the site say.',
      }),
      defineField({
        name: 'submit',
        title: 'Button',
        type: 'string',
        description: 'Says what happens: Ask for a fleet price. Empty shows "Send".',
        validation: (rule) => rule.max(40),
      }),
      defineField({
        name: 'thanks',
        title: 'Thanks',
        type: 'text',
        rows: 3,
        description: 'What a shopper reads after sending: who answers, how and how soon.',
        validation: (rule) => rule.max(400),
      }),
    ],
    preview: { select: { title: 'title', subtitle: 'category' } },
  }),
  studio: {
    section: 'pages',
    position: 45,
    title: 'Forms',
    icon: ClipboardList,
    order: [['title', 'asc']],
    startsWith: {
      steps: [
        {
          _type: 'formStep',
          _key: 'first',
          fields: [
            person('name', 'Name', 'text', false),
            person('email', 'Email', 'email'),
            person('phone', 'Phone', 'phone'),
            { _type: 'formField', _key: 'message', name: 'message', label: 'Comments', type: 'textarea' },
          ],
        },
      ],
    },
    locations: { referredToAs: '_id' },
    naturalKey: 'title',
    copiedWithPage: true,
  },
})
