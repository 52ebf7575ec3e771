import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleSummary',
  title: 'Vehicle: price and buttons',
  group: 'stock',
  description:
    'Name, price and buttons of the vehicle a page is about. Beside the block before it on wide screens. For the vehicle page template.',
  searchWords: ['cta', 'enquire', 'test drive', 'sidebar'],
  fields: [
    defineField({
      name: 'note',
      title: 'Note under the buttons',
      type: 'text',
      rows: 2,
      description: 'Optional, for example "Every used car comes with 12 months of roadside assistance".',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'showPhone',
      title: 'Show the phone number',
      type: 'boolean',
      description: 'The number of the place where the vehicle stands, or the one set for its type.',
      initialValue: true,
    }),
  ],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: price and buttons', 'note'),
})
