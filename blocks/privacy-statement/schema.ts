import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'privacyStatement',
  title: 'Privacy statement',
  group: 'reuse',
  description:
    'The privacy text kept in the site’s settings, so that one text serves every page that shows it.',
  searchWords: ['legal', 'policy', 'terms', 'data'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands above the text. Leave empty for "Privacy policy".',
      validation: (rule) => rule.max(80),
    }),
  ],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
