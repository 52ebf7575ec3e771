import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, list, text } from '#values/fields.ts'
import { carTypes } from '#values/vehicle-kinds.ts'

export default defineBlock({
  type: 'promoTiles',
  tier: 'static',
  paper: false,
  projection: `heading, intro, source, carTypes, limit, showTradeIn, "chosen": promos[]._ref`,
  content: z.object({
    heading: text,
    intro: text,
    source: choice(['all', 'chosen'], 'all'),
    /** Ids of the promos staff chose, in their order. */
    chosen: list(z.string()),
    carTypes: list(z.enum(carTypes)),
    limit: z.number().int().positive().nullish().catch(null),
    showTradeIn: z.boolean().nullish().catch(null),
  }),
})
