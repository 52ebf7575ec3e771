import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'

const cell = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() ?? '')
const cells = z
  .array(cell)
  .nullish()
  .catch(null)
  .transform((values) => (values ?? []).slice(0, 4))

const line = z.union([
  z.object({ _type: z.literal('specGroup'), title: z.string().trim().min(1) }),
  z.object({ _type: z.literal('specRow'), label: z.string().trim().min(1), values: cells }),
])

export default defineBlock({
  type: 'specTable',
  tier: 'static',
  projection: 'heading, intro, firstColumn, columns, rows[]{_type, title, label, values}, note',
  content: z.object({
    heading: text,
    intro: text,
    firstColumn: text,
    columns: cells,
    rows: list(line),
    note: text,
  }),
})
