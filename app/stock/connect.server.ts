import { randomBytes } from 'node:crypto'
import type { FeatureContext } from '#app/page/feature.ts'
import { listen } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.ts'
import { isSearchEmbedded, type SearchHost, type SearchHosting, searchClient } from './index/client.server.ts'
import { keepCurrent } from './index/keep-current.server.ts'
import { tenantOfIndex, tenantSearchKey } from './index/search-keys.server.ts'
import { createStock, type StockOfTenants } from './stock.server.ts'
import { readStored, readVehicle } from './store/store.server.ts'
import type { StoredVehicle } from './store/stored.ts'
import { anyStockTag, stockTag } from './tenant-stock.ts'

/** Timeouts of the search client, in milliseconds; pages wait less long. */
const patience = { connect: 1000, read: 2000, write: 10_000 }
/** Those of writing a whole index. */
const slow = { connect: 10_000, read: 60_000, write: 120_000 }

interface OpenStock {
  stock: StockOfTenants
  /** The embedded search server's API; undefined where vehicles are searched at Algolia. */
  overHttp?: SearchHost['overHttp']
  /** A vehicle as it is kept, for the sources of its pictures. */
  stored(tenant: string, id: number): Promise<StoredVehicle | null>
  close(): Promise<void>
}

/**
 * The vehicles that the environment names: in PostgreSQL and, for search, the embedded server or Algolia.
 * @param searchPath where browsers find the embedded search server
 */
export function openStock(
  { env, invalidations, log, database, prepared, embedded }: FeatureContext,
  searchPath: string,
): OpenStock {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_PREFIX: prefix } = env
  const searchKey = keyOf(env.ALGOLIA_SEARCH_KEY, 'ALGOLIA_SEARCH_KEY', log)
  const isEmbedded = isSearchEmbedded(env)
  const adminKey = isEmbedded ? keyOf(env.ALGOLIA_ADMIN_KEY, 'ALGOLIA_ADMIN_KEY', log) : env.ALGOLIA_ADMIN_KEY
  const changed = (tenant: string | undefined) =>
    tenant && invalidations.record([stockTag(tenant), anyStockTag])
  const search = isEmbedded
    ? hosting(embedded)({
        database,
        log,
        appId,
        searchKey,
        adminKey: keyOf(env.ALGOLIA_ADMIN_KEY, 'ALGOLIA_ADMIN_KEY', log),
        onChange: (index) => changed(tenantOfIndex(prefix, index)),
      })
    : undefined

  if (adminKey) {
    const client = searchClient(appId, adminKey, { server: search, patience: slow })
    prepared()
      .then(() => keepCurrent(database, { client, prefix, appId }, log))
      .catch((err) => log.error({ err }, 'what is published could not be compared with this version'))
  }

  let heardBefore = false
  const stopListening = listen({
    database: database.options,
    channel: 'stock',
    log,
    onNotification: changed,
    onConnected: () => {
      if (heardBefore) invalidations.recordAll()
      heardBefore = true
    },
  })

  const stock = createStock({
    appId,
    prefix,
    path: search && searchPath,
    invalidations,
    keyOf: (tenant) => tenantSearchKey(searchKey, prefix, tenant),
    clientWith: (key) => searchClient(appId, key, { server: search, patience }),
    async vehicle(tenant, slug) {
      await prepared()
      return readVehicle(database, tenant, slug)
    },
  })
  return {
    stock,
    overHttp: search?.overHttp,
    async stored(tenant, id) {
      await prepared()
      return readStored(database, tenant, id)
    },
    async close() {
      await Promise.all([stopListening(), search?.close()])
    },
  }
}

function hosting({ search }: FeatureContext['embedded']): SearchHosting {
  if (!search) throw new Error('ALGOLIA_APP_ID is "local", but this process has no embedded search server.')
  return search
}

function keyOf(given: string | undefined, name: string, log: Log) {
  if (given) return given
  log.warn(`${name} is not set: a key is made up, and browsers cannot search at other nodes with it`)
  return randomBytes(16).toString('hex')
}
