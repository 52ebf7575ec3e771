import MiniSearch from 'minisearch'
import type { StockRecord } from '#app/stock/index/record.ts'
import type { Engine } from './search-engine.ts'
import { countable, matchesPlace, type Request } from './search-vehicles.ts'

/** Searches text only: filters, counts and the order are applied here to what it finds. */
export function miniSearch(): Engine {
  const index = new MiniSearch<StockRecord>({ fields: ['name', 'stocknum'], idField: 'objectID' })
  const vehicleOf = new Map<string, StockRecord>()

  function count(found: readonly StockRecord[], facet: (typeof countable)[number]) {
    const counts = new Map<unknown, number>()
    for (const vehicle of found) {
      const value = vehicle[facet]
      for (const one of Array.isArray(value) ? value : [value]) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 100)
  }

  const chosen = (vehicle: StockRecord, anyOf: Request['anyOf'], except?: string) =>
    Object.entries(anyOf ?? {}).every(
      ([facet, values]) => facet === except || values.includes(String(vehicle[facet as 'make'])),
    )

  return {
    build(vehicles) {
      for (const vehicle of vehicles) {
        vehicleOf.set(vehicle.objectID, vehicle)
        index.add(vehicle)
      }
    },
    search({ text, anyOf, cheapestFirst, ...place }) {
      const results = index.search(text ?? MiniSearch.wildcard, {
        prefix: true,
        fuzzy: 0.2,
        combineWith: 'AND',
      })
      const all = results
        .map(({ id }) => vehicleOf.get(id)!)
        .filter((vehicle) => matchesPlace(vehicle, place))
      const found = all.filter((vehicle) => chosen(vehicle, anyOf))
      for (const facet of countable) count(found, facet)
      for (const facet of Object.keys(anyOf ?? {})) {
        count(
          all.filter((vehicle) => chosen(vehicle, anyOf, facet)),
          facet as 'make',
        )
      }
      if (cheapestFirst) found.sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
      found.slice(0, 21)
      return found.length
    },
  }
}
