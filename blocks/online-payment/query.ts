import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'onlinePayment',
  tier: 'static',
  paper: false,
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
})
