import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { ClipboardList } from 'lucide-react'
import { fieldTitles, fileRules, hasChoices, isAmount, isNumber } from '#values/form-fields.ts'
import { defineDocument } from '../define-document.ts'
import {
  choicesProblem,
  conditionProblem,
  type DraftField,
  type DraftStep,
  limitsProblem,
  nameProblem,
  stepsProblem,
} from '../form-rules.ts'
import { tenantField } from '../same-site.ts'

type Parent = { parent?: DraftField }
const stepsOf = (document: unknown) => (document as { steps?: DraftStep[] } | undefined)?.steps
const only =
  (fits: (type: unknown) => boolean) =>
  ({ parent }: Parent) =>
    !fits(parent?.type)
const typed = (type: unknown) =>
  /^(text|textarea|email|phone|postcode|number|price|odometer|rego|vin|select)$/.test(String(type))

const field = defineArrayMember({
  type: 'object',
  name: 'formField',
  title: 'Field',
  description: 'One question of the form.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The question as shoppers read it: How many vehicles do you run?',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'type',
      title: 'Kind of answer',
      type: 'string',
      description: 'Decides the keyboard on phones and what is accepted.',
      options: { list: Object.entries(fieldTitles).map(([value, title]) => ({ value, title })) },
      initialValue: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'name',
      title: 'Name in the lead',
      type: 'string',
      description:
        'Under which your CRM finds the answer. Use name, last_name, email, phone and postcode for these, so that they are filled in by themselves; location_id for a location.',
      validation: (rule) =>
        rule.custom((name: string | undefined, { document }) => nameProblem(name, stepsOf(document))),
    }),
    defineField({
      name: 'required',
      title: 'Must be answered',
      type: 'boolean',
      description: 'The form is not sent without it.',
      initialValue: false,
    }),
    defineField({
      name: 'half',
      title: 'Half width',
      type: 'boolean',
      description: 'Two such fields stand side by side where there is room.',
      initialValue: false,
    }),
    defineField({
      name: 'help',
      title: 'Help',
      type: 'string',
      description: 'A line under the label that says what is wanted, or why.',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'placeholder',
      title: 'Example in the field',
      type: 'string',
      description: 'Grey words that go away while somebody types. Never the only place of what matters.',
      hidden: only(typed),
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'choices',
      title: 'Choices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'The answers that shoppers choose from, in their order.',
      hidden: only(hasChoices),
      validation: (rule) => [
        rule.max(50),
        rule.custom((choices: string[] | undefined, { parent }) =>
          choicesProblem(choices, (parent as DraftField | undefined)?.type),
        ),
      ],
    }),
    defineField({
      name: 'min',
      title: 'Least',
      type: 'number',
      description: 'The smallest number that is accepted.',
      hidden: only(isNumber),
      validation: (rule) =>
        rule.custom((_: number | undefined, { parent }) => limitsProblem((parent as DraftField) ?? {})),
    }),
    defineField({
      name: 'max',
      title: 'Most',
      type: 'number',
      description: 'The largest number that is accepted.',
      hidden: only(isNumber),
    }),
    defineField({
      name: 'step',
      title: 'Goes in steps of',
      type: 'number',
      description: 'With 5 from 10: 10, 15, 20. Empty takes whole numbers.',
      hidden: only((type) => type === 'number'),
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'quickPicks',
      title: 'Quick picks',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      description: 'Amounts offered as buttons. Empty offers those of the settings of the site.',
      hidden: only(isAmount),
      validation: (rule) => rule.unique().max(8),
    }),
    defineField({
      name: 'maxFiles',
      title: 'How many files',
      type: 'number',
      description: `From 1 to ${fileRules.most}, each of at most ${fileRules.megabytes} MB. Empty takes one.`,
      hidden: only((type) => type === 'file'),
      validation: (rule) => rule.integer().min(1).max(fileRules.most),
    }),
    defineField({
      name: 'when',
      title: 'Only when',
      type: 'object',
      description: 'Shows the field only after a certain answer to one before it.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'field',
          title: 'Name of the earlier field',
          type: 'string',
          description:
            'A tick box or a list of choices that stands before this one, by its name in the lead.',
        }),
        defineField({
          name: 'is',
          title: 'Has one of these answers',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
          options: { layout: 'tags' },
          description:
            'As its choices are written. Leave empty for a tick box: it shows when the box is ticked.',
        }),
      ],
      validation: (rule) =>
        rule.custom((_: unknown, { document, parent }) =>
          conditionProblem((parent as DraftField | undefined)?._key, stepsOf(document)),
        ),
    }),
  ],
  preview: {
    select: { label: 'label', type: 'type', required: 'required', when: 'when.field' },
    prepare: ({ label, type, required, when }) => ({
      title: label || 'Field without a label',
      subtitle: [
        fieldTitles[type as keyof typeof fieldTitles],
        required && 'must be answered',
        when && `depends on ${when}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

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
      defineField({
        name: 'intro',
        title: 'Introduction',
        type: 'text',
        rows: 2,
        description: 'A sentence that says what happens after sending: who answers, and how soon.',
        validation: (rule) => rule.max(400),
      }),
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
                of: [field],
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
