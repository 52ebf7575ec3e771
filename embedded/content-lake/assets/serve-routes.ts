import { createHash } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import type { DiskCache } from '#platform/http/disk-cache.server.ts'
import { mediaHeaders, sendKept, sendPlain } from '#platform/http/send.server.ts'
import { type Limiter, QueueFull } from '#platform/limiter.ts'
import type { LakeContext } from '../context.ts'
import { LakeError } from '../errors.ts'
import { route, searchOf } from '../routes/request.ts'
import type { Drawings } from './drawings.ts'
import { outputExtension, renderPicture, sourceFromName } from './render.ts'
import { type AssetKind, type AssetStore, isAssetName } from './store.ts'
import { parseTransform } from './transform-params.ts'

interface Parts {
  ctx: LakeContext
  store: AssetStore
  cache: DiskCache
  limiter: Limiter
  drawingOf: Drawings
}

/** The name in `dl`, the last part of the address, or the asset's own name. */
function downloadName(req: Request, fallback: string) {
  const asked = searchOf(req).get('dl')
  if (asked === null) return undefined
  return asked === '' || asked === 'true' ? fallback : asked.slice(0, 200)
}

export function serveRoutes({ ctx, store, cache, limiter, drawingOf }: Parts): Router {
  const router = Router()
  const { projectId, dataset } = ctx.config

  const serve = (kind: AssetKind, send: (req: Request, res: Response, name: string) => Promise<unknown>) =>
    route(async (req, res) => {
      if (!res.hasHeader('Access-Control-Allow-Origin')) res.set('Access-Control-Allow-Origin', '*')
      res.set('Cross-Origin-Resource-Policy', 'cross-origin')
      const { project, dataset: asked, file = '' } = req.params
      const known = project === projectId && asked === dataset && isAssetName(kind, file)
      if (!known || !(await store.has(kind, file))) return sendPlain(res, 404, 'There is no such asset.')
      try {
        await send(req, res, file)
      } catch (error) {
        if (error instanceof LakeError && error.status < 500)
          return sendPlain(res, error.status, error.message)
        if (error instanceof QueueFull) {
          res.set('Retry-After', '2')
          return sendPlain(res, 503, 'Too many pictures are being made at once. Try again in a moment.')
        }
        throw error
      }
    })

  async function sendImage(req: Request, res: Response, name: string) {
    const transform = parseTransform(searchOf(req))
    const source = sourceFromName(name, store.pathOf('images', name))
    const { auto, ...visible } = transform
    const untouched =
      source.extension === 'svg' ? !transform.format : Object.keys(visible).length === 0 && !auto
    const download = downloadName(req, name)
    if (auto) res.vary('Accept')
    if (untouched)
      return sendKept(res, {
        path: source.path,
        etag: name,
        headers: mediaHeaders(source.extension, download),
      })
    const extension = outputExtension(source.extension, transform, req.get('accept') ?? '')
    if (Object.keys(visible).length === 0 && extension === source.extension)
      return sendKept(res, {
        path: source.path,
        etag: name,
        headers: mediaHeaders(source.extension, download),
      })
    const key = createHash('sha256')
      .update(JSON.stringify([name, visible, extension]))
      .digest('hex')
      .slice(0, 40)
    const kept = await cache.getOrMake(key, async (path) => {
      const drawn = source.extension === 'svg' ? await drawingOf(name, source, transform) : undefined
      return limiter(async () => {
        await renderPicture({ ...source, drawn }, transform, extension, path)
        return { extension }
      })
    })
    if (kept) await sendKept(res, { path: kept.path, etag: key, headers: mediaHeaders(extension, download) })
  }

  router.get(
    ['/images/:project/:dataset/:file', '/images/:project/:dataset/:file/:vanity'],
    serve('images', sendImage),
  )
  router.get(
    ['/files/:project/:dataset/:file', '/files/:project/:dataset/:file/:vanity'],
    serve('files', (req, res, name) => {
      const headers = mediaHeaders(name.split('.')[1] ?? '', downloadName(req, name))
      return sendKept(res, { path: store.pathOf('files', name), etag: name, headers })
    }),
  )
  return router
}
