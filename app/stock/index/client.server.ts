import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import type { Pool } from 'pg'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

/** One request to a search server in this process. */
interface SearchRequest {
  method: string
  /** `/1/indexes/…`, without the query. */
  path: string
  query: URLSearchParams
  /** Names in lower case. */
  headers: Record<string, string | undefined>
  /** JSON; or what JSON would say. */
  body?: string | object
}

/** A search server in this process, which speaks Algolia's REST API. */
export interface SearchHost {
  /** `body` is JSON. */
  handle(request: SearchRequest): Promise<{ status: number; body: string }>
  /** Its API over HTTP; `req.url` is the path from `/1/` on. @param address of the caller, for its rate limit */
  overHttp(req: IncomingMessage, res: ServerResponse, address: string): Promise<void>
  close(): Promise<void>
}

/** Starts a search server on indexes that PostgreSQL keeps. */
export type SearchHosting = (options: {
  database: Pool
  log: Log
  appId: string
  adminKey: string
  searchKey: string
  /** False in a process that only writes (an import): nothing is read into memory, and nothing can be searched. */
  live?: boolean
  /** An index shows something else than before. */
  onChange?: (index: string) => void
}) => SearchHost

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>

/** True when vehicles are searched on the embedded search server. */
export const isSearchEmbedded = ({ ALGOLIA_APP_ID }: Pick<Env, 'ALGOLIA_APP_ID'>) =>
  ALGOLIA_APP_ID === 'local'

/** Hands a client's requests to a search server in the same process. */
function inProcess(server: SearchHost): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const { pathname, searchParams } = new URL(url)
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
      const body = typeof data === 'string' ? data : data && Buffer.from(data).toString()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), responseTimeout)
      })
      const asked = server.handle({
        method,
        path: pathname,
        query: searchParams,
        headers: Object.fromEntries(lower),
        body,
      })
      const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer))
      return answer
        ? { status: answer.status, content: answer.body, isTimedOut: false }
        : { status: 0, content: 'The search server took too long', isTimedOut: true }
    },
  }
}

/** Timeouts of the client, in milliseconds. */
export interface Patience {
  connect: number
  read: number
  write: number
}

/** Algolia's client: for the server in this process where one is given, else for Algolia. */
export function searchClient(
  appId: string,
  apiKey: string,
  { server, patience }: { server?: SearchHost; patience?: Patience } = {},
): Algoliasearch {
  return algoliasearch(appId, apiKey, {
    ...(patience && { timeouts: patience }),
    ...(server && {
      requester: inProcess(server),
      hosts: [{ url: 'search.local', accept: 'readWrite', protocol: 'http' }],
    }),
  })
}

/** A client that may write, for a process that only writes (an import): nothing is read into memory. */
export function searchWriter(
  env: Env,
  database: Pool,
  log: Log,
  hosting: SearchHosting,
): { client: Algoliasearch; close(): Promise<void> } {
  if (!isSearchEmbedded(env)) {
    if (!env.ALGOLIA_ADMIN_KEY)
      throw new Error('ALGOLIA_ADMIN_KEY is not set; stock cannot be published without it.')
    return { client: searchClient(env.ALGOLIA_APP_ID, env.ALGOLIA_ADMIN_KEY), close: async () => {} }
  }
  const adminKey = randomBytes(16).toString('hex')
  const searchKey = randomBytes(16).toString('hex')
  const server = hosting({ database, log, appId: 'local', adminKey, searchKey, live: false })
  const patience = { connect: 10_000, read: 60_000, write: 120_000 }
  const client = searchClient('local', adminKey, { server, patience })
  return { client: { ...client, batch: batchTo(server, adminKey) }, close: server.close }
}

/**
 * `client.batch` without its JSON: a feed's objects would be written out, read and written out again on their way to the
 * server beside them, a fifth of an import's time.
 */
function batchTo(server: SearchHost, apiKey: string): Algoliasearch['batch'] {
  return async ({ indexName, batchWriteParams }) => {
    const { status, body } = await server.handle({
      method: 'POST',
      path: `/1/indexes/${encodeURIComponent(indexName)}/batch`,
      query: new URLSearchParams(),
      headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': 'local' },
      body: batchWriteParams,
    })
    const answer = JSON.parse(body)
    if (status !== 200) throw new Error(answer.message)
    return answer
  }
}
