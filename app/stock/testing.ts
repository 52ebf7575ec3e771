import { Changes } from '#app/content/changes.ts'
import { createBruteForceIndex } from '#embedded/search/engine/brute-force.ts'
import type { IndexSettings, Question, SearchObject } from '#embedded/search/engine/contract.ts'
import { indexName, type StockRecord, sortKeys } from './record.ts'
import { createStock, type StockOfTenants } from './stock.server.ts'
import type { Vehicle } from './vehicle.ts'

interface MemoryStock extends StockOfTenants {
  records: readonly StockRecord[]
  /** True while neither search server nor database answers. */
  down: boolean
  /** Every request asked so far, the oldest first, each with the name of its index. */
  asked: Record<string, unknown>[]
}

const facets = [
  'tenant year make model make_model badge series body drive fuel transmission colour seats state city price',
  'subscription_price price_range weekly_price_range km certified status sold reserved car_type item_type tag',
  'filtered_features dealership_name dealership_slug location_name location_slug video weekly slug',
]
const settings: IndexSettings = {
  searchableAttributes: ['name', 'make', 'model', 'badge', 'stocknum'],
  attributesForFaceting: facets
    .join(' ')
    .split(' ')
    .map((facet) => `searchable(${facet})`),
  customRanking: ['desc(custom_rank)', 'desc(created_at_timestamp)'],
}
const orders = {
  recommended: undefined,
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  km_asc: 'asc(km)',
  year_desc: 'desc(year)',
  newest: 'desc(created_at_timestamp)',
}

/** Vehicles in memory, searched by the engine itself: a tenant sees the records that name it. */
export function memoryStock(
  records: readonly StockRecord[] = [],
  { vehicles = [], changes = new Changes() }: { vehicles?: readonly Vehicle[]; changes?: Changes } = {},
): MemoryStock {
  const refuse = () => {
    if (stock.down) throw new Error('connect ECONNREFUSED')
  }
  const stock: MemoryStock = {
    records,
    down: false,
    asked: [],
    ...createStock({
      appId: 'local',
      prefix: '',
      path: '/search-api',
      changes,
      keyOf: (tenant) => `key-of-${tenant}`,
      clientWith: (key) => ({
        async search(given) {
          refuse()
          const tenant = key.slice('key-of-'.length)
          const { requests } = given as unknown as { requests: Record<string, unknown>[] }
          stock.asked.push(...requests)
          return { results: answers(stock.records, tenant, requests) } as never
        },
      }),
      async vehicle(tenant, slug) {
        refuse()
        const own = stock.records.some((record) => record.tenant === tenant && record.slug === slug)
        return (own && vehicles.find((vehicle) => vehicle.slug === slug)) || null
      },
    }),
  }
  return stock
}

function answers(
  records: readonly StockRecord[],
  tenant: string,
  requests: readonly Record<string, unknown>[],
) {
  const own = records.filter((record) => record.tenant === tenant)
  const replicas = sortKeys.flatMap((sort): [string, IndexSettings][] => {
    const order = orders[sort]
    return order
      ? [[indexName('', tenant, sort), { ...settings, ranking: [order, 'typo', 'words', 'custom'] }]]
      : []
  })
  const index = createBruteForceIndex({
    objects: own as unknown as SearchObject[],
    settings,
    replicas: new Map(replicas),
    synonyms: [],
  })
  const questions = requests.map(({ indexName: name, ...params }): Question => {
    const replica = name === indexName('', tenant) ? undefined : String(name)
    return { kind: 'search', replica, params }
  })
  return index.answer(questions).map((answer, at) => ({ ...answer, index: requests[at]!.indexName }))
}
