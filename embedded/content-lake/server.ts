import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { assetMigrations } from './assets/migrations.ts'
import { createAssetsRouter } from './assets/router.ts'
import { type AccessModel, permitOf } from './auth/grants.ts'
import { authMigrations } from './auth/migrations.ts'
import { authenticator, createAuthRouter } from './auth/router.ts'
import type { LakeConfig, LakeContext } from './context.ts'
import { httpError } from './errors.ts'
import { Lake, type LakeLimits } from './lake.ts'
import { Presence } from './listen/presence.ts'
import { endResponses } from './listen/response.ts'
import { serveStreams } from './listen/socket.ts'
import { dataRoutes } from './routes/data.ts'
import { exportRoutes } from './routes/export.ts'
import { asLakeError, cors, errorAnswer, readable, sameSiteWrites } from './routes/guard.ts'
import { historyRoutes } from './routes/history.ts'
import { projectRoutes } from './routes/project.ts'
import { studioRoutes } from './routes/studio.ts'
import { migrate } from './store/migrate.ts'
import { storeMigrations } from './store/tables.ts'
import { STREAM_SOCKET_PATH, STREAM_SUBPROTOCOL } from './stream-protocol.ts'

export interface ContentLakeOptions {
  databaseUrl: string
  dataDir: string
  projectId?: string
  dataset?: string
  /** Origin at which browsers reach the server; by default that of the listening port. */
  publicOrigin?: string
  returnOrigins?: string[]
  frameOrigins?: string[]
  /** The built Studio. */
  studioDir?: string
  /** Serves `/studio` instead: the Studio under development. */
  studio?: RequestHandler
  /**
   * True behind a proxy: the visitor's address is the one that the proxy names, so that sign-in limits count people,
   * not the proxy.
   */
  trustProxy?: boolean
  limits?: LakeLimits
  access?: AccessModel
  claims?: LakeConfig['claims']
}

export interface ContentLake {
  context: LakeContext
  lake: Lake
  /** Address of the listening server. */
  readonly url: string
  /** Listens on the port; 0 takes a free one. @returns the address */
  listen(port: number, host?: string): Promise<string>
  /** Waits for requests under way (10 s at most) and ends streams. */
  close(): Promise<void>
}

/** All migrations of the Content Lake's database, in order. */
export const migrations = [...storeMigrations, ...authMigrations, ...assetMigrations]

export async function createContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const config: LakeConfig = {
    projectId: options.projectId ?? 'local',
    dataset: options.dataset ?? 'production',
    publicOrigin: options.publicOrigin ?? '',
    returnOrigins: options.returnOrigins ?? [],
    frameOrigins: options.frameOrigins ?? [],
    dataDir: options.dataDir,
    access: options.access,
    claims: options.claims,
  }
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 12, connectionTimeoutMillis: 5_000 })
  // A lost connection fails its query and is replaced at the next one: the process need not end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrate(pool, migrations)
  const lake = new Lake(pool, config, options.limits)
  await lake.start()

  const context: LakeContext = {
    pool,
    config,
    authenticate: authenticator({ pool, config }),
    permit: (identity) => permitOf(identity, config.access),
    scopes: () => lake.scopes(),
    mutate: (identity, mutations, opts) => lake.mutate(identity, mutations, opts),
    getDocument: (id) => lake.getDocument(id),
    events: { onCommit: (listener) => lake.transactionLog.onCommit(listener) },
  }
  const studio = options.studio ?? studioRoutes(config, options.studioDir ?? join('build', 'studio'))
  const server = createServer(application(context, lake, studio, options.trustProxy ?? false))
  server.keepAliveTimeout = 65_000
  const sockets = acceptSockets(server, context, lake)
  let url = ''

  return {
    context,
    lake,
    get url() {
      return url
    },
    async listen(port, host) {
      await new Promise<void>((done, failed) => {
        server.once('error', failed)
        server.listen(port, host, done)
      })
      const address = server.address() as AddressInfo
      url = `http://127.0.0.1:${address.port}`
      if (!config.publicOrigin) config.publicOrigin = url
      return url
    },
    async close() {
      endResponses()
      for (const socket of sockets.clients) {
        socket.close(1001, 'The server is stopping')
        setTimeout(() => socket.terminate(), 500).unref()
      }
      const closed = new Promise<void>((done) => server.close(() => done()))
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      const patience = setTimeout(() => {
        server.closeAllConnections()
        for (const socket of sockets.clients) socket.terminate()
      }, 10_000)
      await closed
      clearInterval(idle)
      clearTimeout(patience)
      await lake.close()
      await pool.end()
    },
  }
}

/** All endpoints but the Studio's files, in order. */
export const routers = (context: LakeContext, lake: Lake) => [
  createAuthRouter(context),
  createAssetsRouter(context),
  dataRoutes(context, lake),
  exportRoutes(context, lake),
  historyRoutes(context, lake),
  projectRoutes(context, lake),
]

function application(
  context: LakeContext,
  lake: Lake,
  studio: RequestHandler,
  trustProxy: boolean,
): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  // One hop: further addresses in X-Forwarded-For are what the visitor claims.
  app.set('trust proxy', trustProxy ? 1 : false)
  app.use((_req, res, next) => {
    res.set('x-content-type-options', 'nosniff')
    next()
  })
  app.get('/health', (_req, res) => {
    lake.pool.query('select 1').then(
      () => res.json({ ok: true }),
      () => res.status(503).json({ ok: false }),
    )
  })
  app.use(readable)
  app.use(cors(context.config))
  app.use(sameSiteWrites(context.config))
  app.get('/', (_req, res) => res.redirect(302, '/studio'))
  app.use('/studio', studio)
  for (const router of routers(context, lake)) app.use(router)
  app.use((req, _res, next) => next(httpError(404, `No such endpoint: ${req.method} ${req.path}`)))
  app.use(errorAnswer)
  return app
}

function acceptSockets(server: Server, context: LakeContext, lake: Lake): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 128 * 1024,
    handleProtocols: (offered) => (offered.has(STREAM_SUBPROTOCOL) ? STREAM_SUBPROTOCOL : false),
  })
  const presence = new Presence(context, (permit, ids) => lake.visible(permit, ids))
  server.on('upgrade', (req, socket, head) => {
    const path = URL.canParse(req.url ?? '', 'http://lake')
      ? new URL(req.url ?? '', 'http://lake').pathname
      : ''
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    const isPresence = /^\/(v1|vX|v\d{4}-\d{2}-\d{2})\/socket\/[^/]+$/.test(path)
    if (path !== STREAM_SOCKET_PATH && !isPresence) return refuse('404 Not Found')
    // The cookie's owner and the page's origin are checked before the connection exists.
    context.authenticate(req).then(
      (identity) => {
        sockets.handleUpgrade(req, socket, head, (connection) => {
          if (isPresence) presence.join(connection, identity, () => context.authenticate(req))
          else serveStreams(context, lake, connection, req)
        })
      },
      (error: unknown) => {
        const { status } = asLakeError(error)
        refuse(
          status === 403 ? '403 Forbidden' : status === 401 ? '401 Unauthorized' : '503 Service Unavailable',
        )
      },
    )
  })
  const pulse = setInterval(() => {
    for (const connection of sockets.clients) connection.ping()
  }, 25_000)
  server.on('close', () => clearInterval(pulse))
  return sockets
}
