import itemsjs, { type Index } from 'itemsjs'
import type { StockRecord } from '#app/stock/index/record.ts'
import type { Engine } from './search-engine.ts'
import { countable, matchesPlace, type Request } from './search-vehicles.ts'

/** Counts each facet without its own choice by itself. Has no typo tolerance. */
export function items(): Engine {
  let index: Index<StockRecord>
  return {
    build(vehicles) {
      index = itemsjs(Array.from(vehicles), {
        searchableFields: ['name', 'stocknum'],
        sortings: { price: { field: 'price', order: 'asc' } },
        aggregations: Object.fromEntries(
          countable.map((facet) => [facet, { size: 100, conjunction: false }]),
        ),
      })
    },
    search: ({ text, anyOf, cheapestFirst, ...place }: Request) =>
      index.search({
        per_page: 21,
        query: text ?? '',
        filters: anyOf ?? {},
        ...(cheapestFirst && { sort: 'price' }),
        ...((place.price || place.near) && {
          filter: (vehicle: StockRecord) => matchesPlace(vehicle, place),
        }),
      }).pagination.total,
  }
}
