import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import express, { type NextFunction, type Request, type Response } from 'express'
import { isContentUnavailable } from '#app/content/answers.server.ts'
import { imageNotFound } from '#app/media/image-not-found.ts'
import { pictureCdn } from '#app/media/picture-bytes.server.ts'
import { mediaHandler } from '#app/media/serve.server.ts'
import { fallbackPages, type Rendered } from '#app/page/fallback-pages.server.ts'
import { isTooLongAddress } from '#app/page/path.ts'
import { hasPreviewCookie, type PreviewServer } from '#app/preview/routes.server.ts'
import { drain } from '#platform/http/drain.server.ts'
import { compressQuickly, encodingFor } from '#platform/http/encode.server.ts'
import { hasTwoHosts } from '#platform/http/one-host.server.ts'
import { countKeptPage, countMadePage, countRequest, type RequestKind } from '#platform/metrics.server.ts'
import { compressedAssets } from './assets.server.ts'
import type { createPlatform } from './create-platform.server.ts'
import { galleryRoutes } from './gallery-routes.server.ts'
import { PageCache } from './page-cache.server.ts'
import { createPages, type DirectRequest } from './pages.server.ts'
import type { SiteBuild } from './site-build.ts'

type OpenPlatform = ReturnType<typeof createPlatform>

/** Answers for the sites: pages from the cache first, everything else through Express. */
export function createSiteHandler(opened: OpenPlatform, build: SiteBuild, preview: PreviewServer) {
  const cache = new PageCache(opened.platform.invalidations)
  const app = createApp(opened, build, cache, preview)
  return (req: IncomingMessage, res: ServerResponse) => {
    const reading = req.method === 'GET' || req.method === 'HEAD'
    if (hasTwoHosts(req)) return send(fallbackPages.badRequest(), res)
    if (req.url && isTooLongAddress(req.url)) return send(fallbackPages.tooLong(), res)
    if (reading && !hasPreviewCookie(req) && cache.serve(req, res)) return countKeptPage(res.statusCode)
    const [kind, started] = [kindOf(req), performance.now()]
    res.once('close', () => countRequest(kind, res.statusCode, started))
    app(req, res)
  }
}

const kinds: Readonly<Record<string, RequestKind>> = {
  api: 'api',
  'search-api': 'api',
  media: 'media',
  assets: 'asset',
  health: 'health',
}

function kindOf({ url = '', method }: IncomingMessage): RequestKind {
  return kinds[url.split(/[/?]/, 2)[1] ?? ''] ?? (method === 'POST' ? 'form' : 'page')
}

function createApp(
  { platform, features }: OpenPlatform,
  build: SiteBuild,
  cache: PageCache,
  preview: PreviewServer,
) {
  const { env, invalidations, log } = platform
  const pages = createPages(platform, build)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', env.TRUST_PROXY)

  app.use((req, _res, next) => {
    if (!env.TRUST_PROXY) delete req.headers['x-forwarded-host']
    next()
  })
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok', live: invalidations.connected })
  })
  app.get(imageNotFound.path, (_req, res) => {
    res.setHeader('cache-control', 'public, max-age=86400')
    res.type('svg').send(imageNotFound.svg)
  })
  if (build.middleware) app.use(build.middleware)
  app.use(preview.router)
  app.use(galleryRoutes(platform))
  for (const handler of features.handlers) app.use(handler)
  app.use(
    mediaHandler({
      lakeOrigin: env.CONTENT_LAKE_URL,
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
      cacheDir: join(env.DATA_DIR, 'site-cache', 'media'),
      cdn: pictureCdn(env),
    }),
  )
  app.use(
    '/assets',
    compressedAssets(join(build.clientFolder, 'assets')),
    express.static(join(build.clientFolder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
    (_req: Request, res: Response) => send(fallbackPages.notFound(), res),
  )
  const files = express.static(build.clientFolder, {
    maxAge: '1h',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  })
  app.use((req, res, next) => {
    const [, first = ''] = req.path.split('/', 2)
    return build.publicNames.has(first) ? files(req, res, next) : next()
  })

  const direct = async (req: Request, res: Response) => {
    const asked = directRequest(req)
    const answer = await pages.direct(asked)
    await drain(asked.body)
    await sendOnce(answer, req, res)
  }
  app.use('/api', (req, res, next) => {
    direct(req, res).catch(next)
  })
  app.use((req: Request, res: Response, next: NextFunction) => {
    const { host } = req.headers
    const { method, originalUrl: url } = req
    if (method === 'POST') return void direct(req, res).catch(next)
    if (method !== 'GET' && method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD, POST, OPTIONS')
      res.status(method === 'OPTIONS' ? 204 : 405).end()
      return
    }
    const publish = async () => {
      const own = await pages.personal({ host, url, cookies: cookiesOf(req), from: req.headers.referer })
      if (own) await sendOnce(own, req, res)
      else
        await cache.render(req, res, () => {
          countMadePage()
          return pages.page({ host, url })
        })
    }
    const look = async () => {
      const session = await preview.admitted(req)
      if (!session || !preview.lake) return publish()
      preview.renew(session, req, res)
      await sendOnce(await pages.page({ host, url, session, lake: preview.lake }), req, res)
    }
    const unreachable = (err: unknown) => {
      log.warn({ err }, 'a preview could not be shown')
      send(fallbackPages.unavailable(), res)
    }
    if (hasPreviewCookie(req)) look().catch(unreachable)
    else publish().catch(next)
  })
  app.use((err: unknown, _req: Request, res: Response, _next: NextFunction) => {
    if (res.headersSent) return void res.destroy()
    // Express itself says so of an address or a body that it cannot read.
    if (isRefusal(err)) return send(fallbackPages.badAddress(), res)
    if (isContentUnavailable(err)) return send(fallbackPages.unavailable(), res)
    log.error({ err }, 'a request failed')
    send(fallbackPages.failed(), res)
  })
  return app
}

const isRefusal = (err: unknown) =>
  err instanceof Error && 'status' in err && Number(err.status) >= 400 && Number(err.status) < 500

/** What Express was asked, as endpoints and forms see it; the body is read by whoever knows how long it may be. */
function directRequest(req: Request): DirectRequest {
  const { method, originalUrl: url, headers } = req
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) given.set(name, Array.isArray(value) ? value.join(', ') : value)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(req) as ReadableStream<Uint8Array>) : undefined
  return {
    host: headers.host,
    url,
    method,
    headers: given,
    body,
    caller: { address: req.ip ?? '', cookies: cookiesOf(req) },
  }
}

const cookiesOf = ({ headers }: Request) => headers.cookie ?? null

/** Compressed for this one reader. */
async function sendOnce({ status, headers, body }: Rendered, req: IncomingMessage, res: ServerResponse) {
  // What was not read to its end would be taken for the next request.
  if (!req.complete && req.method !== 'GET') res.setHeader('connection', 'close')
  const encoding = body.length > 1000 ? encodingFor(req.headers['accept-encoding']) : 'identity'
  const sent = encoding === 'identity' ? body : await compressQuickly(body, encoding)
  const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding, vary: 'accept-encoding' }
  const length = status === 204 ? {} : { 'content-length': sent.length }
  res.writeHead(status, { ...headers, ...coded, ...length })
  res.end(req.method === 'HEAD' ? undefined : sent)
}

function send({ status, headers, body }: Rendered, res: ServerResponse<IncomingMessage>) {
  res.writeHead(status, { ...headers, 'content-length': body.length })
  res.end(body)
}
