import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleCarousel',
  title: 'Vehicles',
  group: 'stock',
  description:
    'Vehicles from your live stock, chosen by make, price, place or anything else. Always up to date by itself.',
  searchWords: ['carousel', 'slider', 'cars', 'featured', 'inventory', 'listing', 'grid'],
  fields: [
    ...sectionFields('Shown above the vehicles, for example New arrivals or SUVs under $30,000.'),
    defineField({
      name: 'stock',
      title: 'Which vehicles',
      type: 'stockFilter',
      description:
        'Choose what they have in common. Choose nothing to show all stock. In the brand page template they are of the brand by themselves, and {brand} in a heading is its name.',
    }),
    defineField({
      name: 'sort',
      title: 'Which first',
      type: 'string',
      description: 'The order of the vehicles; the first ones are shown.',
      options: {
        list: [
          { title: 'Recommended', value: 'recommended' },
          { title: 'Newest arrivals', value: 'newest' },
          { title: 'Lowest price', value: 'price_asc' },
          { title: 'Highest price', value: 'price_desc' },
          { title: 'Fewest kilometres', value: 'km_asc' },
          { title: 'Newest model year', value: 'year_desc' },
        ],
      },
      initialValue: 'recommended',
    }),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      description: 'Most vehicles shown here. The link leads to all of them.',
      initialValue: 9,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
    defineField({
      name: 'layout',
      type: 'string',
      description: 'One row to swipe through takes little room; a grid shows them all at once.',
      options: {
        list: [
          { title: 'One row to swipe', value: 'row' },
          { title: 'Grid', value: 'grid' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'row',
    }),
    defineField({
      name: 'linkLabel',
      title: 'Link to all of them',
      type: 'string',
      description: 'Words of the link; {count} becomes their number. "See all {count}" if left empty.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'emptyText',
      title: 'When there are none',
      type: 'text',
      rows: 2,
      description: 'Shown while no vehicle matches. Leave empty to show nothing at all.',
      validation: (rule) => rule.max(300),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
