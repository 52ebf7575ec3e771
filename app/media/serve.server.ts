import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import { createDiskCache } from '#platform/http/disk-cache.server.ts'
import { mediaHeaders, sendKept, sendPlain } from '#platform/http/send.server.ts'
import { type MediaRequest, readMediaAddress } from './media-request.ts'

export interface MediaOptions {
  /** Origin of the Content Lake, whose `/images` and `/files` are asked. */
  lakeOrigin: string
  projectId: string
  dataset: string
  /** Directory of this process for what was served before. */
  cacheDir: string
  /** Origin asked in place of the Content Lake's, `https://cdn.sanity.io` where it is hosted. */
  cdn?: string
  /** Bytes kept at most; 2 GiB where nothing is said. */
  maxBytes?: number
}

/** Larger files are passed through and not kept. */
const largestKept = 256 * 1024 * 1024
const patienceMs = 20_000

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
}

class Refused extends Error {
  status: 400 | 404 | 503

  constructor(status: 400 | 404 | 503) {
    super(`The media host refused with ${status}`)
    this.status = status
  }
}

const words = {
  400: 'The picture cannot be made with these parameters.',
  404: 'There is no such file.',
  503: 'This file is not available at the moment. Please try again soon.',
}

/**
 * `/media/images/…` and `/media/files/…` on a site's own origin: fetched once, then kept on disk, so that
 * pictures go on being served while the Content Lake is down. Other paths are passed on.
 */
export function mediaHandler(options: MediaOptions): RequestHandler {
  const { projectId, dataset, cacheDir, maxBytes = 2 * 1024 ** 3 } = options
  const base = (options.cdn ?? options.lakeOrigin).replace(/\/+$/, '')
  const cache = createDiskCache({ directory: cacheDir, maxBytes })

  async function ask(wanted: MediaRequest, init: RequestInit): Promise<globalThis.Response> {
    const query = wanted.query && `?${wanted.query}`
    const address = `${base}/${wanted.kind}/${projectId}/${dataset}/${wanted.name}${query}`
    const answer = await fetch(address, init).catch(() => {
      throw new Refused(503)
    })
    if (answer.ok || answer.status === 416) return answer
    await answer.body?.cancel()
    throw new Refused(answer.status === 400 ? 400 : answer.status === 404 ? 404 : 503)
  }

  async function store(answer: globalThis.Response, path: string) {
    if (!answer.body) throw new Refused(503)
    await pipeline(
      Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(path),
    ).catch((error: NodeJS.ErrnoException) => {
      // An error without a code of the file system is a connection that broke.
      throw error.syscall ? error : new Refused(503)
    })
  }

  async function sendImage(req: Request, res: Response, wanted: MediaRequest) {
    const accept = req.get('accept') ?? ''
    const formats = wanted.negotiated
      ? ['image/avif', 'image/webp'].filter((type) => accept.includes(type))
      : []
    const key = keyOf(wanted, formats)
    const kept = await cache.getOrMake(key, async (path) => {
      const answer = await ask(wanted, {
        headers: { accept: [...formats, '*/*;q=0.1'].join(',') },
        signal: AbortSignal.timeout(patienceMs),
      })
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      const extension = extensions[type]
      if (!extension) {
        await answer.body?.cancel()
        throw new Refused(404)
      }
      await store(answer, path)
      return { extension }
    })
    if (wanted.negotiated) res.vary('Accept')
    if (!kept) throw new Refused(404)
    const name = wanted.download ? `${wanted.name.split('.')[0]}.${kept.extension}` : undefined
    await sendKept(res, { path: kept.path, etag: key, headers: mediaHeaders(kept.extension, name) })
  }

  async function sendFile(req: Request, res: Response, wanted: MediaRequest) {
    const key = keyOf(wanted, [])
    const headers = mediaHeaders(wanted.extension, wanted.download ? wanted.name : undefined)
    const kept = await cache.get(key)
    if (kept) return sendKept(res, { path: kept.path, etag: key, headers })

    const { range } = req.headers
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    const answer = await ask(wanted, {
      method: req.method,
      headers: range ? { range } : {},
      signal: gone.signal,
    })
    res
      .status(answer.status)
      .set({ ETag: `"${key}"`, 'Cache-Control': 'public, max-age=31536000, immutable', ...headers })
    for (const name of ['content-length', 'content-range', 'accept-ranges']) {
      const value = answer.headers.get(name)
      if (value) res.set(name, value)
    }
    if (answer.status !== 416) keepForNextTime(wanted, key, totalOf(answer))
    if (!answer.body) return res.end()
    await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), res).catch(() =>
      res.destroy(),
    )
  }

  /** The visitor does not wait for this, and a failure only means that the next one asks again. */
  function keepForNextTime(wanted: MediaRequest, key: string, size: number) {
    if (!(size <= largestKept)) return
    cache
      .getOrMake(key, async (path) => {
        await store(await ask(wanted, {}), path)
        return { extension: wanted.extension }
      })
      .catch(() => undefined)
  }

  return (req, res, next) => {
    const wanted =
      req.method === 'GET' || req.method === 'HEAD' ? readMediaAddress(req.originalUrl) : undefined
    if (!wanted) return next()
    if ('status' in wanted) return void sendPlain(res, wanted.status, wanted.text)
    const sent = wanted.kind === 'images' ? sendImage(req, res, wanted) : sendFile(req, res, wanted)
    sent.catch((error) => {
      if (!(error instanceof Refused) || res.headersSent) return next(error)
      if (error.status === 503) res.set('Retry-After', '5')
      sendPlain(res, error.status, words[error.status])
    })
  }
}

const keyOf = ({ kind, name, query }: MediaRequest, formats: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([kind, name, query, formats]))
    .digest('hex')
    .slice(0, 40)

/** Size of the whole file, also where the answer is a part of it; NaN where it is not said. */
function totalOf(answer: globalThis.Response) {
  const range = answer.headers.get('content-range')?.split('/')[1]
  return Number(range ?? answer.headers.get('content-length') ?? Number.NaN)
}
