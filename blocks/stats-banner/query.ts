import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'

const stat = z.object({ number: z.string().trim().min(1), text: z.string().trim().min(1) })

export default defineBlock({
  type: 'statsBanner',
  tier: 'static',
  projection: 'heading, stats[]{ number, text }',
  content: z.object({ heading: text, stats: list(stat) }),
})
