import { defineField, defineType } from '@sanity/types'
import { CarFront } from 'lucide-react'
import { paths } from '#values/paths.ts'
import { defineDocument } from '../define-document.ts'
import { tenantField } from '../same-site.ts'
import { slugField } from '../slug-field.ts'

/** A new model of a brand: a card in the catalogue (SRCH-28). */
export default defineDocument({
  type: defineType({
    name: 'model',
    title: 'Model',
    type: 'document',
    description: 'A new model you sell. It shows in the catalogue at /catalogue.',
    fields: [
      tenantField,
      defineField({
        name: 'manufacturer',
        title: 'Brand',
        type: 'reference',
        to: [{ type: 'brand' }],
        description: 'Who makes it. The brand is a document of this site.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        description: 'Without the brand: Corolla, not Toyota Corolla.',
        validation: (rule) => rule.required().max(60),
      }),
      slugField({
        source: 'name',
        description: 'Stands in addresses: toyota-corolla.',
      }),
      defineField({
        name: 'body',
        title: 'Body type',
        type: 'string',
        description: 'As your stock says it: SUV, Hatch, Sedan, Ute, Van.',
        validation: (rule) => rule.max(40),
      }),
      defineField({
        name: 'image',
        title: 'Picture',
        type: 'picture',
        description: 'The car alone on a plain background, cut to 4:3.',
      }),
      defineField({
        name: 'short_description',
        title: 'Short description',
        type: 'text',
        rows: 2,
        description: 'One sentence under the name.',
        validation: (rule) => rule.max(160),
      }),
      defineField({
        name: 'price_from',
        title: 'Price from',
        type: 'number',
        description: 'Drive-away price of the cheapest variant, in dollars.',
        validation: (rule) => rule.positive(),
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        description: 'Lower numbers come first among the models of a brand.',
      }),
    ],
    preview: {
      select: { title: 'name', subtitle: 'manufacturer.name', media: 'image' },
      prepare: ({ title, subtitle, media }) => ({ title: title || 'Model without a name', subtitle, media }),
    },
  }),
  studio: {
    section: 'business',
    folder: 'brands',
    position: 20,
    title: 'Models',
    icon: CarFront,
    order: [
      ['order', 'asc'],
      ['name', 'asc'],
    ],
    locations: {
      addresses: [
        { title: '"Catalogue of new models"', path: `"${paths.catalogue}"` },
        { title: '"Overview of the brand"', path: '"/" + manufacturer->slug.current + "/overview"' },
      ],
      pageKinds: ['catalogue', 'brandOverview'],
      referredToAs: '_id',
    },
    naturalKey: 'slug.current',
  },
})
