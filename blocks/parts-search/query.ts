import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'partsSearch',
  tier: 'static',
  styles: ['ui/pager'],
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  usesPage: true,
  params: ['query', 'page'],
})
