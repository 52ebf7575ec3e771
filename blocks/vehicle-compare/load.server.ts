import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Chosen, chosenVehicles } from '#app/stock/finder/chosen-vehicles.server.ts'
import { mostCompared } from '#app/stock/local/store.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

/** The vehicles of the address that the site lists. The page is for the shopper who chose them, not for the index. */
const load: BlockLoad<ContentOf<typeof definition>, Chosen> = (context) => {
  context.head({ noindex: true, canonical: paths.compare() })
  return chosenVehicles(context, mostCompared)
}

export default load
