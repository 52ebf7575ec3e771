import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'
import { headings, whichTexts } from './texts.ts'

export default defineBlock({
  type: 'vehicleText',
  tier: 'static',
  inColumn: true,
  projection: 'which, heading',
  content: z
    .object({ which: choice(whichTexts, 'whatsIncluded'), heading: text })
    .transform(({ which, heading }) => ({ which, heading: heading ?? headings[which] })),
})
