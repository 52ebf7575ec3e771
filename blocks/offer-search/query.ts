import { z } from 'zod'
import { contentParams } from '#app/content-search/search.ts'
import { offerSpec } from '#app/offers/offer.ts'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'offerSearch',
  tier: 'static',
  styles: ['content-search/content-search', 'content-search/content-card', 'ui/pager'],
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  usesPage: true,
  params: contentParams(offerSpec),
})
