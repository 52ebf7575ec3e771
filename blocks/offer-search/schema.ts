import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'offerSearch',
  title: 'Special offers',
  group: 'offers',
  description:
    'Every live special offer of this site, with filters by category and price. Filled from Special offers by itself.',
  searchWords: ['deals', 'specials', 'promotions', 'sale'],
  lists: ['offer'],
  fields: sectionFields(
    'Shown above the offers. Leave empty to show the title of the page.',
    'A sentence under the heading, for example how often offers change.',
  ),
  outline: alwaysTitled,
})
