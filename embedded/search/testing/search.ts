import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import pg, { type Pool } from 'pg'
import { startPostgres } from '../../postgres/postgres.ts'
import { searchOverHttp } from '../http.ts'
import type { RateLimit } from '../rate-limit.ts'
import { createSearchServer, type SearchServer, type SearchServerOptions } from '../server.ts'

type Options = Partial<SearchServerOptions> & { rateLimit?: RateLimit }

const keys = { appId: 'local', adminKey: 'a'.repeat(32), searchKey: 'b'.repeat(32) }
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

interface Started {
  server: SearchServer
  url: string
  /** Names of indices that changed, in order. */
  changed: string[]
  /** The official client, over HTTP. */
  clientWith(key: string): Algoliasearch
  request(path: string, init?: RequestInit): Promise<Response>
}

export interface TestSearch extends Started {
  keys: typeof keys
  database: Pool
  databaseUrl: string
  admin: Algoliasearch
  /** Another server on the same database, as another process would run it. */
  another(options?: Options): Promise<Started>
  stop(): Promise<void>
}

/** A search server over HTTP with a PostgreSQL of its own, in a directory that `stop()` removes. */
export async function startTestSearch(options: Options = {}): Promise<TestSearch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-search-'))
  // PostgreSQL may run as another user, who has to enter it.
  await chmod(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir })
  await postgres.createDatabase('search')
  const databaseUrl = postgres.url('search')
  const closing: (() => Promise<void>)[] = []

  const start = async (more: Options = {}): Promise<Started> => {
    const database = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    database.on('error', () => undefined)
    const changed: string[] = []
    const onChange = (index: string) => void changed.push(index)
    const server = createSearchServer({ ...keys, database, log: silent, onChange, ...options, ...more })
    const answer = searchOverHttp(server, more.rateLimit ?? options.rateLimit)
    const http = createServer((req, res) => void answer(req, res, req.socket.remoteAddress ?? ''))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    closing.push(async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await server.close()
      await database.end()
    })
    const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
    return {
      server,
      url: `http://${host}`,
      changed,
      clientWith: (key) =>
        algoliasearch(keys.appId, key, { hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }] }),
      request: (path, init = {}) =>
        fetch(`http://${host}${path}`, {
          ...init,
          headers: {
            'x-algolia-application-id': keys.appId,
            'x-algolia-api-key': keys.adminKey,
            ...init.headers,
          },
        }),
    }
  }

  const first = await start()
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  database.on('error', () => undefined)
  return {
    ...first,
    keys,
    database,
    databaseUrl,
    admin: first.clientWith(keys.adminKey),
    another: start,
    async stop() {
      await Promise.all(closing.map((close) => close()))
      await database.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
