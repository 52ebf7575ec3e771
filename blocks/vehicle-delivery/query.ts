import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleDelivery',
  tier: 'static',
  inColumn: true,
  paper: false,
  projection: 'heading, note',
  content: z.object({ heading: text.transform((value) => value ?? 'Delivery'), note: text }),
  params: ['postcode'],
})
