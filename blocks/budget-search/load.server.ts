import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Finder, readFinder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

/** How many vehicles there are within the whole slider. */
const load: BlockLoad<ContentOf<typeof definition>, Finder> = (context) => {
  const { min, max } = context.site.settings.priceSlider
  return readFinder(context, { numericFilters: [`price >= ${min}`, `price <= ${max}`] })
}

export default load
