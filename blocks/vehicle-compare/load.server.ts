import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Chosen, chosenVehicles } from '#app/stock/finder/chosen-vehicles.server.ts'
import { mostCompared } from '#app/stock/local/store.ts'
import { type SpecLine, summarySpecs, technicalSpecs } from '#app/vehicle-page/specs.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

export interface Compared extends Chosen {
  /** For each of the vehicles, what its page says of it. */
  specs: SpecLine[][]
}

/** The vehicles of the address that the site lists. The page is for the shopper who chose them, not for the index. */
const load: BlockLoad<ContentOf<typeof definition>, Compared> = async (context) => {
  const { head, stock, site } = context
  head({ noindex: true, canonical: paths.compare() })
  const chosen = await chosenVehicles(context, mostCompared)
  const specs = await Promise.all(
    chosen.records.map(async ({ slug }) => {
      // What the search knows is enough for a comparison.
      const vehicle = await stock.vehicle(slug).catch(() => null)
      return vehicle && !('withdrawn' in vehicle)
        ? [...technicalSpecs(vehicle), ...summarySpecs(vehicle, site.settings)]
        : []
    }),
  )
  return { ...chosen, specs }
}

export default load
