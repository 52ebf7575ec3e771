import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Route } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'

const isKind =
  (kind: 'mail' | 'webhook') =>
  ({ parent }: { parent?: { kind?: string } }) =>
    parent?.kind !== kind

/** A list of words that narrows a destination; empty stands for all. */
const narrowing = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    description,
  })

/** Who is told of the leads of a site, by category, make and dealership. */
export default defineDocument({
  type: defineType({
    name: 'leadRouting',
    title: 'Where leads go',
    type: 'document',
    description: 'Who is told when a shopper sends a form.',
    fields: [
      tenantField,
      defineField({
        name: 'destinations',
        title: 'Destinations',
        type: 'array',
        description:
          'A lead goes to each destination that fits it. When none does, it goes to the email address of the site.',
        of: [
          defineArrayMember({
            type: 'object',
            name: 'leadDestination',
            title: 'Destination',
            description: 'One mailbox or one system, and which leads it gets.',
            fields: [
              defineField({
                name: 'name',
                title: 'Name',
                type: 'string',
                description: 'What your team calls it: Sales Springwood, or the name of your CRM.',
                validation: (rule) => rule.required().max(80),
              }),
              defineField({
                name: 'kind',
                title: 'How',
                type: 'string',
                description: 'By mail, with the lead as ADF attached, or straight into a system.',
                options: {
                  list: [
                    { title: 'Mail', value: 'mail' },
                    { title: 'CRM by webhook', value: 'webhook' },
                  ],
                  layout: 'radio',
                  direction: 'horizontal',
                },
                initialValue: 'mail',
                validation: (rule) => rule.required(),
              }),
              defineField({
                name: 'to',
                title: 'Email address',
                type: 'string',
                description: 'One mailbox that is read: sales@example.com.au.',
                hidden: isKind('mail'),
                validation: (rule) =>
                  rule.custom((to: string | undefined, { parent }) => {
                    if ((parent as { kind?: string }).kind !== 'mail') return true
                    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to ?? '')
                      ? true
                      : 'Write an email address such as sales@example.com.au.'
                  }),
              }),
              defineField({
                name: 'url',
                title: 'Address of the webhook',
                type: 'url',
                description:
                  'Leads are posted to it as JSON, signed. Administrators find the key of the signature in the tool "Leads".',
                hidden: isKind('webhook'),
                validation: (rule) => [
                  rule.uri({ scheme: ['http', 'https'] }),
                  rule.custom((url: string | undefined, { parent }) =>
                    (parent as { kind?: string }).kind === 'webhook' && !url
                      ? 'Write the address that your system gave you.'
                      : true,
                  ),
                ],
              }),
              narrowing(
                'categories',
                'Categories',
                'Only these kinds of leads: Test Drive, Finance Enquiry, Parts. Empty: all.',
              ),
              narrowing('makes', 'Makes', 'Only leads about vehicles of these makes. Empty: all.'),
              narrowing(
                'dealerships',
                'Dealerships',
                'Only leads of these dealerships, by their short name in the stock feed. Empty: all.',
              ),
              defineField({
                name: 'off',
                title: 'Switched off',
                type: 'boolean',
                description: 'Keeps the destination, and sends nothing to it.',
                initialValue: false,
              }),
            ],
            preview: {
              select: { name: 'name', kind: 'kind', to: 'to', url: 'url', off: 'off' },
              prepare: ({ name, kind, to, url, off }) => ({
                title: name || 'Destination without a name',
                subtitle: [off && 'Off', kind === 'webhook' ? url : to].filter(Boolean).join(' · '),
              }),
            },
          }),
        ],
      }),
      defineField({
        name: 'answerWithin',
        title: 'Answer within',
        type: 'number',
        description: 'Minutes after which a lead that nobody has answered counts as overdue.',
        initialValue: 60,
        validation: (rule) => rule.integer().min(5).max(10_080),
      }),
    ],
    preview: {
      select: { site: 'tenant.name' },
      prepare: ({ site }) => ({ title: 'Where leads go', subtitle: site }),
    },
  }),
  studio: {
    section: 'business',
    position: 60,
    title: 'Where leads go',
    icon: Route,
    singleton: { pane: 'lead-routing' },
    startsWith: { answerWithin: 60 },
    checked: false,
  },
})
