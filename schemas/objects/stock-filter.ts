import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { rangeFacets, valueFacets } from '#values/stock-filter.ts'

interface RangeDraft {
  min?: number
  max?: number
}

const titlesOf = (facets: Record<string, string | { title: string }>) =>
  Object.entries(facets).map(([value, named]) => ({
    value,
    title: typeof named === 'string' ? named : named.title,
  }))

export const rangeProblem = (range: RangeDraft | undefined): true | string =>
  range?.min !== undefined && range.max !== undefined && range.min > range.max
    ? 'The lowest is above the highest.'
    : true

/**
 * Which vehicles a block shows, as fields instead of a query language: chosen facet values, ranges and search words. The
 * Studio's input offers the values and bounds found in the site's live stock and counts the matches.
 */
export default defineType({
  name: 'stockFilter',
  title: 'Choice of vehicles',
  type: 'object',
  description: 'What the vehicles have in common. All that you choose must hold.',
  fields: [
    defineField({
      name: 'facets',
      title: 'Only these',
      type: 'array',
      description: 'Makes, body types, places and so on. Of one kind, any of the values will do.',
      of: [
        defineArrayMember({
          name: 'stockFacet',
          title: 'Kind',
          type: 'object',
          fields: [
            defineField({
              name: 'facet',
              title: 'Kind',
              type: 'string',
              description: 'What to choose by, for example Make.',
              options: { list: titlesOf(valueFacets) },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'values',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
              description: 'As they are written in your stock, for example Kia, MG.',
              options: { layout: 'tags' },
              validation: (rule) => rule.unique(),
            }),
          ],
          preview: { select: { title: 'facet', subtitle: 'values.0' } },
        }),
      ],
    }),
    defineField({
      name: 'ranges',
      title: 'Between',
      type: 'array',
      description: 'Price, kilometres or year, from and to. One side may stay empty.',
      of: [
        defineArrayMember({
          name: 'stockRange',
          title: 'Range',
          type: 'object',
          validation: (rule) => rule.custom((value: RangeDraft | undefined) => rangeProblem(value)),
          fields: [
            defineField({
              name: 'facet',
              title: 'What is measured',
              type: 'string',
              description: 'What is measured, for example Price.',
              options: { list: titlesOf(rangeFacets) },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'min',
              title: 'From',
              type: 'number',
              description: 'Lowest that fits, itself included.',
            }),
            defineField({
              name: 'max',
              title: 'To',
              type: 'number',
              description: 'Highest that fits, itself included.',
            }),
          ],
          preview: { select: { title: 'facet', subtitle: 'max' } },
        }),
      ],
    }),
    defineField({
      name: 'words',
      title: 'Words',
      type: 'string',
      description: 'As a shopper would type them, for example hilux sr5. Usually empty.',
      validation: (rule) => rule.max(120),
    }),
  ],
})
