import { defineField } from '@sanity/types'
import { slugProblem, uniqueOnSite } from './rules.ts'

/** The short name by which addresses name a document, made from another field and used once on a site. */
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
