import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleDelivery',
  title: 'Vehicle: delivery calculator',
  group: 'stock',
  description:
    'Tells shoppers by postcode what it costs to bring the vehicle home. It shows once there are delivery prices. For the vehicle page template.',
  searchWords: ['freight', 'transport', 'postcode', 'shipping'],
  fields: [
    usualHeading('Stands over the postcode box.', 'Delivery'),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Optional, for example how long delivery takes: "Usually within a week of payment".',
      validation: (rule) => rule.max(200),
    }),
  ],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: delivery calculator'),
})
