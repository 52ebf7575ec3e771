import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'

/** Fields of the search box, in the order they stand. */
const searchFields = ['words', 'make', 'model', 'body', 'price'] as const

export default defineBlock({
  type: 'searchBox',
  tier: 'static',
  paper: false,
  styles: ['stock/finder/finder'],
  projection: 'heading, intro, fields',
  content: z.object({
    heading: text,
    intro: text,
    fields: list(z.enum(searchFields)).transform((fields) =>
      searchFields.filter((field) => fields.length === 0 || fields.includes(field)),
    ),
  }),
})
