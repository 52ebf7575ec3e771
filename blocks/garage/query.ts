import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'garage',
  tier: 'static',
  projection: 'heading, text',
  content: z.object({ heading: text, text }),
  styles: ['watchlist/saved'],
  // What only the shopper's browser knows.
  params: ['kept', 'viewed', 'search'],
})
