import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'partsSearch',
  tier: 'static',
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  usesPage: true,
  params: ['query', 'page'],
})
