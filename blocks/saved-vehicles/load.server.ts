import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Chosen, chosenVehicles } from '#app/stock/finder/chosen-vehicles.server.ts'
import { mostFavourites } from '#app/stock/local/store.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

/** The vehicles of the address that the site lists: which they are, only the shopper's browser knows. */
const load: BlockLoad<ContentOf<typeof definition>, Chosen> = (context) => {
  context.head({ noindex: true, canonical: paths.favourites() })
  return chosenVehicles(context, mostFavourites)
}

export default load
