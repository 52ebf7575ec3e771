import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'popularMakes',
  title: 'Popular makes',
  group: 'stock',
  description: 'The makes you have the most of right now, each with its count, leading to its vehicles.',
  searchWords: ['brands', 'manufacturers', 'quick links'],
  fields: [
    ...sectionFields('Shown above the makes, for example Most wanted makes.'),
    defineField({
      name: 'makes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Only these, in this order, for example Kia, MG. Leave empty to show those with the most stock.',
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      description: 'Most makes shown when you choose none yourself.',
      initialValue: 8,
      hidden: ({ parent }) => (parent?.makes?.length ?? 0) > 0,
      validation: (rule) => rule.integer().min(1).max(40),
    }),
    defineField({
      name: 'link',
      title: 'Link below',
      type: 'link',
      description: 'An optional link under the makes, for example to all stock.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
