import { z } from 'zod'
import { stockFilterProjection, stockFilterValue } from '#app/stock/filter/stock-filter.ts'
import { sortKeys } from '#app/stock/index/record.ts'
import { defineBlock } from '#app/page/block.ts'
import { choice, text, wholeNumber } from '#values/fields.ts'

export const defaultLimit = 9

export default defineBlock({
  type: 'vehicleCarousel',
  tier: 'static',
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
