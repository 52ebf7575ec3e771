import { randomBytes } from 'node:crypto'
import type { Changes } from '#app/content/changes.ts'
import { connectDatabase } from '#platform/database/connect.server.ts'
import type { Env } from '#platform/env.ts'
import { listen } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.ts'
import { isSearchEmbedded, searchClient } from './index/client.server.ts'
import { createSearchServer, type SearchServer } from '#embedded/search/server.ts'
import { migrateStock } from './store/migrations.server.ts'
import { tenantOfIndex, tenantSearchKey } from './index/search-keys.server.ts'
import { createStock, type StockOfTenants } from './stock.server.ts'
import { readStored, readVehicle } from './store/store.server.ts'
import type { StoredVehicle } from './store/stored.ts'
import { stockTag } from './tenant-stock.ts'

/** Timeouts of the search client, in milliseconds; pages wait less long. */
const patience = { connect: 1000, read: 2000, write: 10_000 }
/** Where the embedded search server is on every site. */
export const searchPath = '/search-api'

interface Connected {
  stock: StockOfTenants
  /** The embedded search server; undefined where vehicles are searched at Algolia. */
  search?: SearchServer
  /** A vehicle as it is kept, for the sources of its pictures. */
  stored(tenant: string, id: number): Promise<StoredVehicle | null>
  close(): Promise<void>
}

/** The vehicles that the environment names: in PostgreSQL and, for search, the embedded server or Algolia. */
export function connectStock(env: Env, changes: Changes, log: Log): Connected {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_PREFIX: prefix } = env
  const database = connectDatabase(env.DATABASE_URL, log)
  const embedded = isSearchEmbedded(env)
  const searchKey = keyOf(env.ALGOLIA_SEARCH_KEY, 'ALGOLIA_SEARCH_KEY', log)
  const changed = (tenant: string | undefined) => tenant && changes.record([stockTag(tenant)])
  const search = embedded
    ? createSearchServer({
        database,
        log,
        appId,
        searchKey,
        adminKey: keyOf(env.ALGOLIA_ADMIN_KEY, 'ALGOLIA_ADMIN_KEY', log),
        onChange: (index) => changed(tenantOfIndex(prefix, index)),
      })
    : undefined

  const prepared = untilDone(() => migrateStock(database))
  let heardBefore = false
  const stopListening = listen({
    database: database.options,
    channel: 'stock',
    log,
    heard: changed,
    connected: () => {
      if (heardBefore) changes.recordAll()
      heardBefore = true
    },
  })

  const stock = createStock({
    appId,
    prefix,
    path: embedded ? searchPath : undefined,
    changes,
    keyOf: (tenant) => tenantSearchKey(searchKey, prefix, tenant),
    clientWith: (key) => searchClient(appId, key, { server: search, patience }),
    async vehicle(tenant, slug) {
      await prepared()
      return readVehicle(database, tenant, slug)
    },
  })
  return {
    stock,
    search,
    async stored(tenant, id) {
      await prepared()
      return readStored(database, tenant, id)
    },
    async close() {
      await Promise.all([stopListening(), search?.close()])
      await database.end()
    },
  }
}

function keyOf(given: string | undefined, name: string, log: Log) {
  if (given) return given
  log.warn(`${name} is not set: a key is made up, and browsers cannot search at other nodes with it`)
  return randomBytes(16).toString('hex')
}

/** Does it once; again at the next call, where it failed. */
function untilDone(work: () => Promise<void>) {
  let done: Promise<void> | undefined
  return () => {
    done ??= work().catch((error) => {
      done = undefined
      throw error
    })
    return done
  }
}
