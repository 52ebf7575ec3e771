import { defineField } from '@sanity/types'

const optional = 'Optional sentence under the heading.'

/** The first fields of most blocks: an optional heading and an optional introduction. */
export const sectionFields = (heading = 'Optional.', intro = optional) => [
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    description: heading,
    validation: (rule) => rule.max(100),
  }),
  defineField({
    name: 'intro',
    title: 'Introduction',
    type: 'text',
    rows: 2,
    description: intro,
    validation: (rule) => rule.max(300),
  }),
]
