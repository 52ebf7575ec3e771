import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text, wholeNumber } from '#values/fields.ts'

/** Vehicles shown at most where the Studio says nothing (VDP-15). */
const most = 8

export default defineBlock({
  type: 'similarVehicles',
  tier: 'static',
  paper: false,
  styles: ['ui/swipe-row'],
  projection: 'heading, limit',
  content: z.object({
    heading: text.transform((value) => value ?? 'You may also like'),
    limit: wholeNumber(1, 24, most),
  }),
})
