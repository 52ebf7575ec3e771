import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'offerRow',
  title: 'Special offers',
  group: 'offers',
  description:
    'The offers that run now, with price and last day. Filled from Special offers by itself; nothing shows while there are none.',
  searchWords: ['deals', 'promotions', 'specials', 'discounts', 'cards'],
  lists: ['offer'],
  fields: [
    ...sectionFields('Shown above the offers. On a brand page {brand} is replaced by its name.'),
    defineField({
      name: 'brand',
      type: 'reference',
      to: [{ type: 'brand' }],
      weak: true,
      description:
        'Only offers on this brand. Left empty, a brand page shows those of its own brand, any other page all.',
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      description: 'Most offers shown here.',
      initialValue: 3,
      validation: (rule) => rule.integer().min(1).max(12),
    }),
    defineField({
      name: 'linkLabel',
      title: 'Link to all of them',
      type: 'string',
      description: 'Words of the link to the page of all offers. "All special offers" if left empty.',
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'brand.name' } },
})
