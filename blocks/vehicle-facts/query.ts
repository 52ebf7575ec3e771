import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

const named = (heading: string) => text.transform((value) => value ?? heading)

export default defineBlock({
  type: 'vehicleFacts',
  tier: 'static',
  projection: 'heading, specificationsHeading',
  content: z.object({
    heading: named('Key Information'),
    specificationsHeading: named('Specifications'),
  }),
})
