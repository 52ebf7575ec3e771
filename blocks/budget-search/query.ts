import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'budgetSearch',
  tier: 'static',
  paper: false,
  styles: ['stock/finder/finder', 'ui/range-slider'],
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
})
