import type { Pool } from 'pg'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import type { Log } from '#platform/log.ts'
import { type CreateIndex, SearchError } from './engine/contract.ts'
import { createIndex as ownEngine } from './engine/create-index.ts'
import { openHost } from './hosts/open.ts'
import { type Access, accessOf, demand, type Keys } from './keys/access.ts'
import { LiveIndexes, storageAway } from './live/indexes.ts'
import type { RouteContext } from './routes/call.ts'
import { absentPart, matchRoute } from './routes/match.ts'
import { migrate } from './store/tables.ts'
import { deleteObjects, inTransaction, orphans } from './store/write.ts'

export interface SearchServerOptions extends Keys {
  database: Pool
  log: Log
  /**
   * False in a process that only writes, such as an import: nothing is loaded into memory, and nothing can be searched.
   */
  live?: boolean
  /** Called when searches in an index give other results than before. */
  onChange?: (index: string) => void
  createIndex?: CreateIndex
  /** An index with more objects gets a thread of its own. */
  threadFrom?: number
}

/** One request, over HTTP or within the process. */
export interface SearchRequest {
  method: string
  /** `/1/indexes/…`, without the query. */
  path: string
  query: URLSearchParams
  /** By name in lower case. */
  headers: Record<string, string | undefined>
  /** JSON text, or its value from a caller in the same process. */
  body?: string | object
}

interface SearchResponse {
  status: number
  /** JSON. */
  body: string
}

export interface SearchServer {
  handle(request: SearchRequest): Promise<SearchResponse>
  /** What the key in the headers or the query allows. @throws SearchError 403 */
  access(request: Pick<SearchRequest, 'headers' | 'query'>): Access
  /** Ends threads and the connection that listens for notifications; the pool belongs to the caller. */
  close(): Promise<void>
}

/** A search server with Algolia's REST API: PostgreSQL stores the indexes, searches are answered from memory. */
export function createSearchServer(options: SearchServerOptions): SearchServer {
  const { database, log, appId, adminKey, searchKey } = options
  const { createIndex = ownEngine, threadFrom = 100_000, onChange = () => {} } = options
  const keys: Keys = { appId, adminKey, searchKey }
  const prepared = preparation(database)
  const live =
    options.live === false
      ? undefined
      : new LiveIndexes({
          database,
          prepared,
          log,
          onChange,
          readEarlyFrom: threadFrom / 5,
          open: openHost({ database, createIndex, threadFrom }),
        })

  const discard = (uid: number) =>
    void deleteObjects(database, uid).catch((err) =>
      log.warn({ err }, 'old search objects could not be deleted'),
    )
  if (live)
    prepared().then(
      () => sweep(database, discard),
      () => undefined,
    )

  const context: RouteContext = {
    keys,
    createIndex,
    database,
    live,
    log,
    discard,
    async write(work) {
      await prepared()
      const { result, changed } = await inTransaction(database, work)
      await live?.refresh([...changed]).catch(() => undefined)
      return result
    },
  }

  const access = ({ headers, query }: Pick<SearchRequest, 'headers' | 'query'>) => {
    const given = (name: string) => headers[name] ?? query.get(name) ?? ''
    return accessOf(keys, given('x-algolia-application-id'), given('x-algolia-api-key'))
  }

  return {
    access,
    async handle(request) {
      try {
        const { method, path } = request
        const allowed = access(request)
        const found = matchRoute(method, path)
        if ('methods' in found) throw missing(method, path, found.methods)
        demand(allowed, found.route.right)
        // PostgreSQL keeps it in no text.
        if (Object.values(found.names).some((name) => name.includes('\0')))
          throw new SearchError('A name in the path has a character that is not text')
        await prepared()
        const { query } = request
        const call = { context, access: allowed, path: found.names, query, body: parsed(request.body) }
        return { status: 200, body: JSON.stringify(await found.route.run(call)) }
      } catch (error) {
        return failure(error, log)
      }
    },
    async close() {
      await live?.close()
    },
  }
}

/** Creates the tables when first needed; tries again after a failure. */
function preparation(database: Pool) {
  let made: Promise<void> | undefined
  return () => {
    made ??= migrate(database).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function sweep(database: Pool, discard: (uid: number) => void) {
  for (const uid of await orphans(database)) discard(uid)
}

function missing(method: string, path: string, methods: readonly string[]) {
  const part = absentPart(path)
  if (part) return new SearchError(`${part}: not supported by this search server`, 501)
  if (methods.length === 0) return new SearchError('Path not found', 404)
  const allowed = [...new Set(methods)].join(', ')
  return new SearchError(`${method} is not allowed here; allowed: ${allowed}`, 405)
}

function parsed(body: string | object | undefined): unknown {
  if (typeof body === 'object') return body
  if (body === undefined || body.trim() === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    throw new SearchError('Invalid JSON in the body')
  }
}

/** The response to an error. An internal error is logged, and the client only learns that there was one. */
function failure(error: unknown, log: Log): SearchResponse {
  const known = error instanceof SearchError ? error : isDatabaseAway(error) ? storageAway() : undefined
  if (!known) log.error({ err: error }, 'the search server failed')
  const { message, status } = known ?? { message: 'Internal error', status: 500 }
  return { status, body: JSON.stringify({ message, status }) }
}
