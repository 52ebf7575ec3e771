import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'watchlist',
  tier: 'static',
  projection: 'heading, emptyText',
  content: z.object({ heading: text, emptyText: text }),
  styles: ['watchlist/saved'],
  params: ['save'],
})
