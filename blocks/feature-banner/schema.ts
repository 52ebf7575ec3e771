import { defineArrayMember, defineField } from '@sanity/types'
import { featureIconNames, featureIcons } from '#app/ui/icon-names.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { withItems } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'featureBanner',
  title: 'Three features',
  group: 'content',
  description: 'Three things people come for, each with an icon and a link: offers, service, selling a car.',
  searchWords: ['icons', 'columns', 'cards', 'services', 'usp'],
  fields: [
    ...sectionFields(),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      description:
        'Three read best. Without any, the block shows latest offers, book your service and sell your car.',
      validation: (rule) => rule.max(6),
      of: [
        defineArrayMember({
          name: 'feature',
          title: 'Feature',
          type: 'object',
          fields: [
            defineField({
              name: 'icon',
              title: 'Icon',
              type: 'string',
              description: 'A small drawing beside the title.',
              initialValue: 'tag',
              options: { list: featureIconNames.map((value) => ({ title: featureIcons[value], value })) },
            }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              description: 'Two to four words.',
              validation: (rule) => rule.required().max(50),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              description: 'One sentence.',
              validation: (rule) => rule.max(160),
            }),
            defineField({
              name: 'link',
              title: 'Where it leads',
              type: 'link',
              description: 'The label shows under the text.',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
    }),
  ],
  outline: withItems('features', 'title'),
  preview: { select: { title: 'heading', subtitle: 'features.0.title' } },
})
