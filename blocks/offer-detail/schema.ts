import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'offerDetail',
  title: 'Offer in full',
  group: 'offers',
  description:
    'The offer that a page at /offers/… is about. For the page template of an offer; empty on any other page.',
  searchWords: ['special', 'deal', 'promotion'],
  fields: [
    defineField({
      name: 'showPhone',
      title: 'Show the phone button',
      type: 'boolean',
      description: 'A second button that rings the dealership.',
      initialValue: true,
    }),
  ],
  outline: alwaysTitled,
})
