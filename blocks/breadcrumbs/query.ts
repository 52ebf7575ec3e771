import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'breadcrumbs',
  tier: 'static',
  paper: false,
  usesPage: true,
  leads: false,
  flush: true,
  projection: 'homeLabel, showCurrent',
  content: z.object({
    homeLabel: text.transform((value) => value ?? 'Home'),
    showCurrent: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
  }),
})
