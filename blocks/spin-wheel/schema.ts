import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'spinWheel',
  title: 'Wheel of prizes',
  group: 'offers',
  description:
    'Signed-in shoppers spin once for one of your prizes; each spin is a lead. For the Spin to Win page only.',
  searchWords: ['spin to win', 'competition', 'game', 'lottery', 'prize draw'],
  fields: [
    ...sectionFields(
      'Stands above the wheel. Empty shows "Spin to Win".',
      'What this is about, in a sentence.',
    ),
    defineField({
      name: 'campaign',
      title: 'Campaign',
      type: 'string',
      description:
        'Name of this round, as leads hold it. Everybody spins once in a round; another name lets everybody spin again.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'prizes',
      title: 'Prizes',
      type: 'array',
      description: 'Two to twelve. Without any, nobody can spin.',
      validation: (rule) => rule.max(12),
      of: [
        defineArrayMember({
          name: 'prize',
          title: 'Prize',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              description: 'What is won, for example "A full detail".',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'chance',
              title: 'Chance',
              type: 'number',
              description: 'How often it falls beside the others: 3 falls three times as often as 1.',
              initialValue: 1,
              validation: (rule) => rule.required().integer().min(1).max(10_000),
            }),
          ],
          preview: { select: { title: 'name', subtitle: 'chance' } },
        }),
      ],
    }),
    defineField({
      name: 'conditions',
      title: 'Conditions',
      type: 'text',
      rows: 3,
      description: 'Who may spin, until when, the permit number: shown under the wheel.',
      validation: (rule) => rule.max(1000),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading', subtitle: 'campaign' },
    prepare: ({ title, subtitle }) => ({ title: title ?? 'Spin to Win', subtitle }),
  },
})
