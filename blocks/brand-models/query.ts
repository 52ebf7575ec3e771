import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text, wholeNumber } from '#values/fields.ts'

export const defaultLimit = 12

export default defineBlock({
  type: 'brandModels',
  tier: 'static',
  projection: '"brand": brand->slug.current, heading, intro, limit',
  content: z.object({ brand: text, heading: text, intro: text, limit: wholeNumber(1, 24, defaultLimit) }),
})
