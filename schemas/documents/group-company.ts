import { defineField, defineType } from '@sanity/types'
import { Building2 } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { httpsProblem } from '../rules.ts'
import { tenantField } from '../same-site.ts'
import { slugField } from '../slug-field.ts'

export default defineDocument({
  type: defineType({
    name: 'groupCompany',
    title: 'Group company',
    type: 'document',
    description: 'A company of the dealer group that is not a make, such as finance, insurance or fleet.',
    fields: [
      tenantField,
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        description: 'Trading name of the company.',
        validation: (rule) => rule.required().max(60),
      }),
      slugField({
        source: 'name',
        description: 'Small letters and hyphens, for example motorworld-fleet.',
      }),
      defineField({
        name: 'kind',
        title: 'Group',
        type: 'string',
        description: 'Group companies stand under their own heading on /brands.',
        initialValue: 'company',
        readOnly: true,
        hidden: true,
      }),
      defineField({
        name: 'logo',
        title: 'Logo',
        type: 'picture',
        description: 'SVG or PNG without background. Without one, the site shows a neutral picture.',
      }),
      defineField({
        name: 'description',
        title: 'Description',
        type: 'text',
        rows: 4,
        description: 'Two or three sentences: what the company does for shoppers.',
        validation: (rule) => rule.max(600),
      }),
      defineField({
        name: 'page',
        title: 'Page',
        type: 'reference',
        to: [{ type: 'page' }],
        weak: true,
        description: 'Page of this site about the company, if there is one.',
      }),
      defineField({
        name: 'url',
        title: 'Own site of the company',
        type: 'url',
        description: 'Only if the company has a site elsewhere and no page here.',
        validation: (rule) =>
          rule.uri({ scheme: ['https'] }).custom((url: string | undefined) => httpsProblem(url)),
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        description: 'Lower numbers come first; companies without a number follow by name.',
        validation: (rule) => rule.integer().min(0),
      }),
    ],
    orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
    preview: { select: { title: 'name', subtitle: 'description', media: 'logo' } },
  }),
  studio: {
    section: 'business',
    folder: 'brands',
    position: 30,
    title: 'Group companies',
    icon: Building2,
    order: [['name', 'asc']],
    startsWith: { kind: 'company' },
    locations: { referredToAs: '_id' },
    naturalKey: 'slug.current',
  },
})
