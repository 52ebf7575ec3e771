import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

const named = (heading: string) => text.transform((value) => value ?? heading)

export default defineBlock({
  type: 'vehicleFacts',
  tier: 'static',
  inColumn: true,
  projection: 'heading, specificationsHeading',
  content: z.object({
    heading: named('Key Information'),
    specificationsHeading: named('Specifications'),
  }),
})
