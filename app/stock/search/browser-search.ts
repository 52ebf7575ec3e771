import { liteClient } from 'algoliasearch/lite'
import type { BrowserSearch } from '#app/stock/tenant-stock.ts'
import { askLoosely } from './loosen.ts'
import type { RawAnswer, SearchRequest } from './requests.ts'

interface SearchAnswers {
  results: RawAnswer[]
}

/** The part of a search client that InstantSearch needs. */
interface ListingClient {
  search(requests: readonly SearchRequest[]): Promise<SearchAnswers>
}

/** What tells one search from another: the requests after the first follow from it. */
function keyOf([main]: readonly SearchRequest[]) {
  const { query, page, filters, facetFilters, numericFilters, aroundLatLng, aroundRadius, aroundPrecision } =
    main?.params ?? {}
  return JSON.stringify([
    main?.indexName,
    query,
    page,
    filters,
    facetFilters,
    numericFilters,
    aroundLatLng,
    aroundRadius,
    aroundPrecision,
  ])
}

/** A client that keeps the last `size` answers and lets the oldest go first (SRCH-26). Failures are not kept. */
export function keeping(client: ListingClient, size: number) {
  const kept = new Map<string, SearchAnswers>()
  const keep = (requests: readonly SearchRequest[], answers: SearchAnswers) => {
    kept.set(keyOf(requests), answers)
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break
      kept.delete(oldest)
    }
  }
  return {
    keep,
    async search(requests: readonly SearchRequest[]) {
      const known = kept.get(keyOf(requests))
      if (known) return known
      const answers = await client.search(requests)
      keep(requests, answers)
      return answers
    },
  }
}

const noCache = {
  get: <Value>(_key: unknown, make: () => Promise<Value>) => make(),
  set: async <Value>(_key: unknown, value: Value) => value,
  delete: async () => {},
  clear: async () => {},
}

/** Longest wait for an answer, in milliseconds. */
const patienceMs = 10_000

/** The search server as this browser reaches it: on the site's own origin, or Algolia's hosts. */
export function browserClient({ appId, apiKey, path }: BrowserSearch): ListingClient {
  const hosts = path && [
    {
      url: location.host + path,
      accept: 'readWrite' as const,
      protocol: location.protocol === 'https:' ? ('https' as const) : ('http' as const),
    },
  ]
  const client = liteClient(appId, apiKey, {
    ...(hosts && { hosts }),
    // The client's own second is too short for a phone in the country; another search does not wait for this one.
    timeouts: { connect: patienceMs, read: patienceMs, write: patienceMs },
    responsesCache: noCache,
    requestsCache: noCache,
  })
  const listing = client as unknown as ListingClient
  return {
    search: async (requests) => ({
      results: await askLoosely(requests, async (some) => (await listing.search(some)).results),
    }),
  }
}
