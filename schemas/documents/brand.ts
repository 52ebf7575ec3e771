import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { Tag } from 'lucide-react'
import { defineDocument } from '../define-document.ts'
import { httpsProblem } from '../rules.ts'
import { tenantField } from '../same-site.ts'
import { slugField } from '../slug-field.ts'

export const brandKinds = [
  { value: 'cars', title: 'Cars' },
  { value: 'motorcycles', title: 'Motorcycles' },
  { value: 'trucks', title: 'Trucks' },
] as const

export default defineDocument({
  type: defineType({
    name: 'brand',
    title: 'Brand',
    type: 'document',
    description: 'A make this site sells: shown in the large menu, in lists of logos and on /brands.',
    fields: [
      tenantField,
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        description: 'As the manufacturer writes it, for example GWM or Isuzu UTE.',
        validation: (rule) => rule.required().max(60),
      }),
      slugField({
        source: 'name',
        description: 'Stands in the address of the brand: kia makes /kia/overview.',
      }),
      defineField({
        name: 'kind',
        title: 'Group',
        type: 'string',
        description: 'Under which heading the brand stands on /brands.',
        options: { list: [...brandKinds], layout: 'radio', direction: 'horizontal' },
        initialValue: 'cars',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'logo',
        title: 'Logo',
        type: 'picture',
        description: 'SVG or PNG without background. Without one, the site shows a neutral picture.',
      }),
      defineField({
        name: 'image',
        title: 'Picture of its cars',
        type: 'picture',
        description:
          'Opens the page of the brand: one car or the range, wide, nothing written in it. Without one, a car of the brand from your stock stands there.',
      }),
      defineField({
        name: 'description',
        title: 'Description',
        type: 'text',
        rows: 4,
        description: 'Two or three sentences about the brand and what this dealer does for it.',
        validation: (rule) => rule.max(600),
      }),
      defineField({
        name: 'url',
        title: 'Own site of the brand',
        type: 'url',
        description:
          'Only if a click should leave this site, for example to the site of a sister dealership.',
        validation: (rule) =>
          rule.uri({ scheme: ['https'] }).custom((url: string | undefined) => httpsProblem(url)),
      }),
      defineField({
        name: 'dropdownItems',
        title: 'Further links in the menu',
        type: 'array',
        of: [defineArrayMember({ type: 'link' })],
        description:
          'Stand under the brand in the large menu, for example "Offers" or "Service prices". Three at most.',
        validation: (rule) => rule.max(3),
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        description: 'Lower numbers come first; brands without a number follow by name.',
        validation: (rule) => rule.integer().min(0),
      }),
    ],
    orderings: [
      {
        name: 'order',
        title: 'Order on the site',
        by: [
          { field: 'order', direction: 'asc' },
          { field: 'name', direction: 'asc' },
        ],
      },
      { name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] },
    ],
    preview: {
      select: { title: 'name', kind: 'kind', media: 'logo' },
      prepare: ({ title, kind, media }) => ({
        title: title || 'Brand without a name',
        subtitle: brandKinds.find(({ value }) => value === kind)?.title,
        media,
      }),
    },
  }),
  studio: {
    section: 'business',
    folder: 'brands',
    position: 10,
    title: 'Brands',
    icon: Tag,
    order: [
      ['order', 'asc'],
      ['name', 'asc'],
    ],
    startsWith: { kind: 'cars' },
    locations: {
      addresses: [
        {
          title: '"Overview of the brand"',
          path: 'select(!defined(url) => "/" + slug.current + "/overview")',
        },
      ],
      pageKinds: ['brandOverview'],
      referredToAs: '_id',
    },
    naturalKey: 'slug.current',
  },
})
