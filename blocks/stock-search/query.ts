import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { cardTargets } from '#app/stock/card/settings.ts'
import { searchParamNames } from '#app/stock/search/state.ts'
import { text } from '#values/fields.ts'
import { listingSwitches } from './switches.ts'

export default defineBlock({
  type: 'stockSearch',
  tier: 'interactive',
  styles: ['ui/range-slider', 'ui/pager', 'promos/promo-card'],
  projection: 'heading, intro',
  content: z.object({ heading: text, intro: text }),
  params: searchParamNames,
  settings: listingSwitches,
  leadsTo: cardTargets,
})
