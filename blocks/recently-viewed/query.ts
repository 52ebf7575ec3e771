import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text, wholeNumber } from '#values/fields.ts'

export default defineBlock({
  type: 'recentlyViewed',
  tier: 'static',
  flush: true,
  leads: false,
  paper: false,
  styles: ['ui/swipe-row'],
  projection: 'heading, limit',
  content: z.object({
    heading: text.transform((value) => value ?? 'Recently viewed'),
    limit: wholeNumber(1, 12, 6),
  }),
})
