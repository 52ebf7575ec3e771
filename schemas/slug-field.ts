import { defineField } from '@sanity/types'
import { slugProblem, uniqueOnSite } from './rules.ts'

/** The slug of a document in addresses: suggested from another field, unique on its site. */
export const slugField = (of: { source: string; title?: string; description: string }) =>
  defineField({
    name: 'slug',
    title: of.title ?? 'Short name in addresses',
    type: 'slug',
    description: of.description,
    options: {
      source: of.source,
      isUnique: (slug, context) => uniqueOnSite('slug.current', slug, context),
    },
    validation: (rule) => rule.custom((value) => slugProblem(value?.current)),
  })
