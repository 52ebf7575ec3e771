import { z } from 'zod'
import { promoSwitches } from '#app/promos/grid.ts'
import { cardSwitches } from '#app/stock/card/settings.ts'
import { searchParamNames } from '#app/stock/search/state.ts'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'stockSearch',
  tier: 'interactive',
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  params: searchParamNames,
  settings: [
    ...cardSwitches,
    ...promoSwitches,
    'searchCacheSize',
    'seriesOrder',
    'groupPopularMakes',
    'certifiedOnlyFacet',
    'emptyResultVariant',
  ],
})
