import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'promoTiles',
  title: 'Promo tiles',
  group: 'offers',
  description: 'Your promos as a grid of tiles. Each shows only between its own dates.',
  searchWords: ['cards', 'campaigns', 'specials', 'banners', 'deals'],
  lists: ['promo'],
  fields: [
    ...sectionFields('Optional, for example "What’s on this month".'),
    defineField({
      name: 'source',
      title: 'Which promos',
      type: 'string',
      description: 'All promos of this site, or the ones you choose here in your order.',
      initialValue: 'all',
      options: {
        list: [
          { title: 'All of this site', value: 'all' },
          { title: 'The ones I choose', value: 'chosen' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
    }),
    defineField({
      name: 'promos',
      title: 'Promos',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'promo' }], weak: true })],
      description: 'Shown in this order, each between its own dates.',
      hidden: ({ parent }) => parent?.source !== 'chosen',
      validation: (rule) => rule.unique().max(24),
    }),
    defineField({
      name: 'carTypes',
      title: 'Car types of this page',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'On a page about used cars choose "Used": promos meant only for other car types are then left out.',
      options: {
        list: [
          { title: 'New', value: 'new' },
          { title: 'Used', value: 'used' },
          { title: 'Demo', value: 'demo' },
        ],
      },
    }),
    defineField({
      name: 'limit',
      title: 'Show at most',
      type: 'number',
      description: 'Leave it empty to show all.',
      validation: (rule) => rule.integer().min(1).max(24),
    }),
    defineField({
      name: 'showTradeIn',
      title: 'End with "We Want Your Car!"',
      type: 'boolean',
      description: 'Adds the trade-in card after your promos, also when there is no promo at the moment.',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
