import { hash } from 'node:crypto'
import type { Algoliasearch, SearchForHits } from 'algoliasearch'
import type { Invalidations } from '#app/content/invalidations.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Lru } from '#platform/lru.ts'
import { timed } from '#platform/metrics.server.ts'
import { indexName } from './index/record.ts'
import {
  type BrowserSearch,
  type StockAnswer,
  type StockRequest,
  StockUnavailable,
  stockTag,
  type TenantStock,
  type Withdrawn,
} from './tenant-stock.ts'
import type { Vehicle } from './vehicle.ts'

/** The vehicles of every tenant, each to be had for one site alone. */
export interface StockOfTenants {
  /** Vehicles of `site`; what is read is noted in `reads`. */
  of(site: Site, reads: Reads): TenantStock
  /** Origins that browsers search at, where that is not the site itself. */
  hosts: readonly string[]
}

interface Options {
  appId: string
  /** Of every index name. */
  prefix: string
  /** Where browsers find an embedded search server. */
  path?: string
  invalidations: Invalidations
  /** The key that reaches one tenant's vehicles. */
  keyOf(tenant: string): string
  /** A client with that key. */
  clientWith(key: string): Pick<Algoliasearch, 'search'>
  vehicle(tenant: string, slug: string): Promise<Vehicle | Withdrawn | null>
  timeoutMs?: number
}

/** Longest wait for search server or database, in milliseconds: a page without vehicles is better than a late one. */
const patienceMs = 1000
const rememberedTenants = 1000
const rememberedMarks = 2000

type Client = Pick<Algoliasearch, 'search'>

export function createStock({ timeoutMs = patienceMs, ...options }: Options): StockOfTenants {
  const { appId, prefix, path, invalidations } = options
  const tenants = new Lru<{ apiKey: string; client: Client }>(rememberedTenants)
  const marks = sharedMarks(invalidations)

  const known = (tenant: string) => {
    const found = tenants.get(tenant)
    if (found) return found
    const apiKey = options.keyOf(tenant)
    const made = { apiKey, client: options.clientWith(apiKey) }
    tenants.set(tenant, made)
    return made
  }

  return {
    hosts: path ? [] : algoliaHosts(appId),
    of({ slug: tenant }, reads) {
      const { apiKey, client } = known(tenant)
      const browser: BrowserSearch = { appId, apiKey, path, indexName: indexName(prefix, tenant) }
      const tags = new Set([stockTag(tenant)])
      /** Reads now, and lets the page be kept for as long as reading it again gives the same. */
      async function read<T>(key: string, again: () => Promise<T>, markOf: (read: T) => string): Promise<T> {
        const since = invalidations.position
        let mark: string | undefined
        const holds = async () =>
          mark !== undefined &&
          mark === (await marks.of(`${tenant} ${key}`, async () => markOf(await within(timeoutMs, again()))))
        reads.noteChecked({ tags, since, holds })
        const found = await within(timeoutMs, again())
        mark = markOf(found)
        return found
      }
      return {
        browser,
        async search(requests) {
          if (requests.length === 0) return []
          const again = () => ask(client, prefix, tenant, requests)
          return timed('search', read(JSON.stringify(requests), again, markOfAnswers))
        },
        async vehicle(slug) {
          // PostgreSQL keeps that character in no text, so no vehicle has it in its address.
          return slug.includes('\0') ? null : read(slug, () => options.vehicle(tenant, slug), markOf)
        },
      }
    },
  }
}

const markOf = (value: unknown) => hash('sha1', JSON.stringify(value) ?? '', 'base64url')

/** Of all but the time that it took. */
const markOfAnswers = (answers: readonly StockAnswer[]) =>
  markOf(answers.map(({ hits, nbHits, facets, facets_stats }) => [hits, nbHits, facets, facets_stats]))

/** Marks of what is read, shared by all pages that read the same until something changes. */
function sharedMarks(invalidations: Invalidations) {
  const known = new Lru<{ position: number; mark: Promise<string> }>(rememberedMarks)
  return {
    of(key: string, read: () => Promise<string>): Promise<string> {
      const { position } = invalidations
      const shared = known.get(key)
      if (shared?.position === position) return shared.mark
      const mark = read()
      known.set(key, { position, mark })
      return mark
    },
  }
}

/** Where Algolia's client for browsers asks: the nearest server first, the others when that is away. */
const algoliaHosts = (appId: string) =>
  [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${appId}-${n}.algolianet.com`)].map(
    (host) => `https://${host}`,
  )

async function ask(
  client: Client,
  prefix: string,
  tenant: string,
  requests: readonly StockRequest[],
): Promise<StockAnswer[]> {
  const asked = requests.map(({ sort, ...request }) => ({
    ...request,
    indexName: indexName(prefix, tenant, sort),
  }))
  try {
    const { results } = await client.search({ requests: asked as SearchForHits[] })
    return results as unknown as StockAnswer[]
  } catch (error) {
    // A tenant without stock has no index yet.
    if (statusOf(error) === 404) return requests.map(nothing)
    throw error
  }
}

/** Status of an answer that says no; undefined where there was no answer. */
const statusOf = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError'
    ? (error as Error & { status: number }).status
    : undefined

const nothing = ({ hitsPerPage = 20 }: StockRequest): StockAnswer => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage,
  facets: {},
  facets_stats: {},
  processingTimeMS: 0,
})

/** @throws StockUnavailable where the answer is late, or nobody is there to give it */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StockUnavailable(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw isRefused(error) || error instanceof StockUnavailable
      ? error
      : new StockUnavailable('The vehicles cannot be read', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The question was at fault, not the server: asking again would not help. */
function isRefused(error: unknown) {
  const status = statusOf(error) ?? 500
  return status >= 400 && status < 500
}
