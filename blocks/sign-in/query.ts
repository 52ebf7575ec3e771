import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'signIn',
  tier: 'static',
  projection: 'heading, text',
  content: z.object({ heading: text, text }),
  params: ['type', 'redirect', 'back'],
})
