import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'dealerLocator',
  title: 'Dealer locator',
  group: 'brands',
  description: 'Search your locations by suburb or postcode. Filled from Locations by itself.',
  searchWords: ['map', 'find us', 'stores', 'branches', 'showrooms', 'directions'],
  lists: ['location'],
  fields: sectionFields(
    'Shown above the search. Leave empty for Find us near you.',
    'A sentence under the heading.',
  ),
  outline: alwaysTitled,
})
