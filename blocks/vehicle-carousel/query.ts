import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { sortKeys } from '#app/stock/index/record.ts'
import { choice, text, wholeNumber } from '#values/fields.ts'
import { stockFilterProjection, stockFilterValue } from '#values/stock-filter.ts'

export const defaultLimit = 9

export default defineBlock({
  type: 'vehicleCarousel',
  tier: 'static',
  paper: false,
  projection: `heading, intro, stock{${stockFilterProjection}}, sort, limit, layout, linkLabel, emptyText`,
  content: z.object({
    heading: text,
    intro: text,
    stock: stockFilterValue,
    sort: choice(sortKeys, 'recommended'),
    limit: wholeNumber(1, 24, defaultLimit),
    layout: choice(['row', 'grid'], 'row'),
    /** "See all {count}": `{count}` becomes the number. */
    linkLabel: text,
    emptyText: text,
  }),
})
