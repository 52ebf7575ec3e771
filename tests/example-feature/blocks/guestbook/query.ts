import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'guestbook',
  tier: 'static',
  projection: 'heading',
  content: z.object({ heading: text }),
})
