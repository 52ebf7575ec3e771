import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'serviceBooking',
  tier: 'static',
  paper: false,
  frameHosts: ({ serviceBookingUrl }) =>
    URL.canParse(serviceBookingUrl) ? [new URL(serviceBookingUrl).origin] : [],
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
})
