import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleDelivery',
  title: 'Vehicle: delivery calculator',
  group: 'stock',
  description:
    'Tells shoppers by postcode what it costs to bring the vehicle home. It shows once there are delivery prices. For the vehicle page template.',
  searchWords: ['freight', 'transport', 'postcode', 'shipping'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the postcode box.',
      initialValue: 'Delivery',
      validation: (rule) => rule.max(60),
    }),
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
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: delivery calculator', subtitle }),
  },
})
