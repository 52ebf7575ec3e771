import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'

const named = (heading: string) => text.transform((value) => value ?? heading)

export default defineBlock({
  type: 'vehicleFacts',
  tier: 'static',
  inColumn: true,
  projection: 'show, heading, specificationsHeading',
  content: z.object({
    show: choice(['all', 'keyInformation', 'specifications'], 'all'),
    heading: named('Key Information'),
    specificationsHeading: named('Specifications'),
  }),
})
