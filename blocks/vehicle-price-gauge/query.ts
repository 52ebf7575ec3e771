import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehiclePriceGauge',
  tier: 'static',
  inColumn: true,
  flush: true,
  leads: false,
  paper: false,
  connectsTo: ({ autogaugeBaseUrl }) => [autogaugeBaseUrl],
  projection: 'heading',
  content: z.object({ heading: text.transform((value) => value ?? 'Price comparison') }),
})
