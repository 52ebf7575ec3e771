import type { StockRecord } from '#app/stock/index/record.ts'
import { settingsOf, synonyms } from '#app/stock/index/settings.ts'
import type {
  IndexSettings,
  Question,
  SearchIndex,
  SearchObject,
  Synonym,
} from '#embedded/search/engine/contract.ts'
import { createIndex } from '#embedded/search/engine/create-index.ts'
import type { Engine } from './search-engine.ts'
import { facets, type Request } from './search-vehicles.ts'

const replica = 'price_asc'
const display = { attributesToHighlight: [], maxValuesPerFacet: 100 }

/**
 * The requests of InstantSearch for one listing: the hits with all counts, and each chosen facet again without its
 * choice.
 */
function questionsOf({ text = '', anyOf = {}, price, near, cheapestFirst }: Request): Question[] {
  const filters = 'status:"in_stock" OR status:"coming_soon" OR status:"sold"'
  const groups = Object.entries(anyOf).map(([facet, values = []]) => ({
    facet,
    group: values.map((value) => `${facet}:${value}`),
  }))
  const numericFilters = price && [`price>=${price[0]}`, `price<=${price[1]}`]
  const common = {
    query: text,
    filters,
    ...(near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: near.km * 1000 }),
    ...display,
  }
  const search = (params: object): Question => ({
    kind: 'search',
    ...(cheapestFirst && { replica }),
    params: { ...common, ...params },
  })
  const facetFilters = groups.map(({ group }) => group)
  return [
    search({ facets, facetFilters, numericFilters, hitsPerPage: 21, page: 0 }),
    ...groups.map(({ facet }) =>
      search({
        facets: facet,
        facetFilters: groups.filter((other) => other.facet !== facet).map(({ group }) => group),
        numericFilters,
        hitsPerPage: 0,
        page: 0,
      }),
    ),
    ...(price ? [search({ facets: 'price', facetFilters, hitsPerPage: 0, page: 0 })] : []),
  ]
}

export function ours(): Engine {
  let index: SearchIndex
  return {
    build(vehicles) {
      index = createIndex({
        objects: vehicles as Iterable<StockRecord & SearchObject>,
        settings: settingsOf('', 'bench') as IndexSettings,
        replicas: new Map([
          [
            replica,
            {
              ranking: [
                'asc(price)',
                'typo',
                'geo',
                'words',
                'filters',
                'proximity',
                'attribute',
                'exact',
                'custom',
              ],
            },
          ],
        ]),
        synonyms: synonyms as Synonym[],
      })
    },
    search: (request) => index.answer(questionsOf(request))[0]!.nbHits as number,
  }
}
