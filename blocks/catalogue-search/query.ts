import { z } from 'zod'
import { catalogueSpec } from '#app/catalogue/model.ts'
import { contentParams } from '#app/content-search/search.ts'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'catalogueSearch',
  tier: 'static',
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  usesPage: true,
  params: contentParams(catalogueSpec),
})
