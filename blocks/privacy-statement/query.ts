import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'privacyStatement',
  tier: 'static',
  projection: 'heading',
  content: z.object({ heading: text.transform((value) => value ?? 'Privacy policy') }),
})
