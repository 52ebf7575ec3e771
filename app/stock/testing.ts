import { Invalidations } from '#app/content/invalidations.ts'
import type { IndexSettings, Question, SearchObject, Synonym } from '#embedded/search/engine/contract.ts'
import { createIndex } from '#embedded/search/engine/create-index.ts'
import { indexName, type StockRecord, sortKeys } from './index/record.ts'
import { replicaSettings, settingsOf, synonyms } from './index/settings.ts'
import { createStock, type StockOfTenants } from './stock.server.ts'
import type { Vehicle } from './vehicle.ts'

interface MemoryStock extends StockOfTenants {
  records: readonly StockRecord[]
  /** True while neither search server nor database answers. */
  down: boolean
  /** Every request asked so far, the oldest first, each with the name of its index. */
  asked: Record<string, unknown>[]
}

/** Vehicles in memory, searched by the engine itself: a tenant sees the records that name it. */
export function memoryStock(
  records: readonly StockRecord[] = [],
  {
    vehicles = [],
    invalidations = new Invalidations(),
  }: { vehicles?: readonly Vehicle[]; invalidations?: Invalidations } = {},
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
      invalidations,
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
  const settings = settingsOf('', tenant) as IndexSettings
  const replicas = sortKeys.flatMap((sort): [string, IndexSettings][] =>
    sort === 'recommended'
      ? []
      : [[indexName('', tenant, sort), { ...settings, ...(replicaSettings(sort) as IndexSettings) }]],
  )
  const index = createIndex({
    objects: own as unknown as SearchObject[],
    settings,
    replicas: new Map(replicas),
    synonyms: synonyms as Synonym[],
  })
  const questions = requests.map(({ indexName: name, ...params }): Question => {
    const replica = name === indexName('', tenant) ? undefined : String(name)
    return { kind: 'search', replica, params }
  })
  return index.answer(questions).map((answer, at) => ({ ...answer, index: requests[at]!.indexName }))
}
