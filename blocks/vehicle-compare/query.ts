import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'vehicleCompare',
  tier: 'static',
  projection: 'heading, emptyText',
  content: z.object({ heading: text, emptyText: text }),
  params: ['ids'],
})
