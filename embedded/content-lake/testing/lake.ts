import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { startPostgres } from '../../postgres/postgres.ts'
import { type Accounts, ensureAccounts } from '../auth/accounts.ts'
import { type ContentLake, type ContentLakeOptions, createContentLake } from '../server.ts'

export interface TestLake {
  server: ContentLake
  url: string
  databaseUrl: string
  accounts: Accounts
  /** An official client with the editor's token, raw perspective. */
  client: SanityClient
  clientWith(config: Partial<ClientConfig>): SanityClient
  /** A request to the API, with the editor's token unless `init` has headers of its own. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A second server on the same database. */
  another(): Promise<ContentLake>
  stop(): Promise<void>
}

/** A Content Lake with a PostgreSQL of its own, in a directory that `stop()` removes. */
export async function startTestLake(
  options: Pick<ContentLakeOptions, 'limits' | 'access' | 'claims'> = {},
): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-lake-'))
  // PostgreSQL may run as another user, who has to enter it.
  await chmod(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir })
  await postgres.createDatabase('lake')
  const databaseUrl = postgres.url('lake')
  const servers: ContentLake[] = []
  const start = async () => {
    const server = await createContentLake({
      databaseUrl,
      dataDir,
      ...options,
    })
    servers.push(server)
    await server.listen(0)
    return server
  }
  const server = await start()
  const accounts = await ensureAccounts(server.context)
  const clientWith = (config: Partial<ClientConfig>) =>
    createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: server.url,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      maxRetries: 0,
      ...config,
    })
  return {
    server,
    url: server.url,
    databaseUrl,
    accounts,
    client: clientWith({ token: accounts.editorToken }),
    clientWith,
    request: (path, init = {}) =>
      fetch(`${server.url}${path}`, {
        ...init,
        headers: init.headers ?? { authorization: `Bearer ${accounts.editorToken}` },
      }),
    another: start,
    async stop() {
      await Promise.all(servers.map((one) => one.close()))
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
