import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { Pool } from 'pg'
import { startPostgres } from '../../postgres/postgres.ts'
import type { LakeConfig, LakeContext } from '../context.ts'
import { errorAnswer } from '../routes/guard.ts'
import { migrate } from '../store/migrate.ts'
import { permitOf } from './grants.ts'
import { authMigrations } from './migrations.ts'
import { authenticator, createAuthRouter } from './router.ts'
import { sessionCookie } from './sessions.ts'

export async function listen(app: express.Express) {
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Only the sign-in part of the Content Lake, on a database of its own. */
export async function startAuthServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lake-auth-'))
  const postgres = await startPostgres({ dataDir })
  await postgres.createDatabase('lake')
  const pool = new Pool({ connectionString: postgres.url('lake') })
  // The database ends connections when it stops.
  pool.on('error', () => undefined)
  await migrate(pool, authMigrations)
  const app = express()
  const { origin, close } = await listen(app)
  const config: LakeConfig = {
    projectId: 'local',
    dataset: 'production',
    publicOrigin: origin,
    returnOrigins: ['http://localhost:3000', 'https://studio.example'],
    frameOrigins: [],
    dataDir,
  }
  const unused = () => {
    throw new Error('not part of signing in')
  }
  const ctx: LakeContext = {
    pool,
    config,
    authenticate: authenticator({ pool, config }),
    permit: (identity) => permitOf(identity),
    scopes: async () => [
      { id: 'site-a', title: 'Site A' },
      { id: 'site-b', title: 'Site B' },
    ],
    mutate: unused,
    getDocument: unused,
    events: { onCommit: unused },
  }
  app.use(createAuthRouter(ctx), errorAnswer)
  return {
    ctx,
    origin,
    async stop() {
      await close()
      await pool.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A visitor with a cookie jar who fills in forms like a browser without scripts. */
export function createVisitor(base: string) {
  const jar = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) }
    const answer = await fetch(new URL(path, base), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: base, ...headers } })

  const formToken = (page: string) => /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? ''

  return {
    jar,
    send,
    post,
    /** Opens the page, then sends its form with the token in it. */
    async submit(
      page: string,
      action: string,
      fields: Record<string, string>,
      headers?: Record<string, string>,
    ) {
      const token = formToken(await (await send(page)).text())
      return post(action, { formToken: token, ...fields }, headers)
    },
    signIn(email: string, password: string, wanted = '') {
      const page = `/auth/local?origin=${encodeURIComponent(wanted)}`
      return this.submit(page, '/auth/local', { email, password, origin: wanted })
    },
    get session() {
      return jar.get(sessionCookie)
    },
  }
}
