import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import sharp from 'sharp'
import { createDiskCache } from '#platform/http/disk-cache.server.ts'
import { mediaHeaders, sendKept, sendPlain } from '#platform/http/send.server.ts'
import { createLimiter, QueueFull } from '#platform/limiter.ts'
import type { Log } from '#platform/log.ts'
import { pictureAt, type StoredVehicle, shortHash } from '../store/stored.ts'
import { stockMediaDir } from './pictures.server.ts'
import { fetchPicture, PictureUnavailable, type RemoteOptions } from './remote-picture.server.ts'

interface Options {
  dataDir: string
  /** The vehicle as it is kept, for the source of a picture. */
  vehicle(tenant: string, id: number): Promise<StoredVehicle | null>
  remote?: RemoteOptions
  maxBytes?: number
}

const address =
  /^\/media\/stock\/([a-z0-9-]{1,63})\/(?:remote\/(\d{1,16})-(i|s?\d{1,4})-([a-f0-9]{12})|([a-f0-9]{12}-[\w.-]{1,120}))$/
/** Widths that pictures are made in: whoever asks for another gets the next one up. */
const widths = [96, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1440, 1600, 1920, 2400, 4096]
const qualities = [40, 50, 60, 70, 75, 80, 90]
const widthUnasked = 1600
const qualityUnasked = 75
/** Pixels of a source that are decoded at most. */
const mostPixels = 100_000_000
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
const picturesAtOnce = 2
const picturesWaiting = 200
/** For how long a picture that could not be had is not asked for again. */
const restMs = 60_000

type Extension = 'avif' | 'webp' | 'jpg'

interface Wanted {
  tenant: string
  /** A file of the tenant, or a picture of one of its vehicles by id, place and hash of its source. */
  source: { file: string } | { id: number; place: string; hash: string }
  width: number
  quality: number
  /** Undefined: what the browser takes. */
  format?: Extension
}

/** What an address asks for; undefined where it is none of ours, a sentence where its parameters are wrong. */
export function readStockMedia(url: string): Wanted | string | undefined {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2)
  const [, tenant, id, place, hash, file] = address.exec(path) ?? []
  if (!tenant) return undefined
  const query = new URLSearchParams(search)
  const whole = (name: string, usual: number) => {
    const given = query.get(name)
    return given === null ? usual : /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.NaN
  }
  const [width, quality] = [whole('w', widthUnasked), whole('q', qualityUnasked)]
  if (Number.isNaN(width) || Number.isNaN(quality)) return 'w and q are whole numbers.'
  const format = query.get('fm') ?? undefined
  if (format !== undefined && !isExtension(format)) return 'fm is avif, webp or jpg.'
  const nextUp = (steps: readonly number[], value: number) =>
    steps.find((step) => step >= value) ?? steps.at(-1)!
  return {
    tenant,
    source: file ? { file } : { id: Number(id), place: place!, hash: hash! },
    width: nextUp(widths, width),
    quality: nextUp(qualities, quality),
    format,
  }
}

const isExtension = (value: string): value is Extension => ['avif', 'webp', 'jpg'].includes(value)

/** Pictures of vehicles in the sizes that are asked for. */
export interface StockPictures {
  /** @throws PictureUnavailable or QueueFull, or an error with the code ENOENT, where it cannot be had */
  file(wanted: Wanted, extension: Extension): Promise<{ path: string; key: string }>
}

/** Pictures of vehicles, sized once and kept on disk; what a feed names on the web is fetched once. */
export function stockPictures({
  dataDir,
  vehicle,
  remote,
  maxBytes = 2 * 1024 ** 3,
}: Options): StockPictures {
  const cache = createDiskCache({ directory: join(dataDir, 'site-cache', 'stock-media'), maxBytes })
  const limited = createLimiter(picturesAtOnce, picturesWaiting)
  const resting = new Map<string, { until: number; gone: boolean }>()

  async function original({ tenant, source }: Wanted): Promise<string> {
    if ('file' in source) return join(stockMediaDir(dataDir, tenant), source.file)
    const { id, place, hash } = source
    const stored = await vehicle(tenant, id)
    const url = stored && pictureAt(stored, place)
    if (!url || shortHash(url) !== hash) throw new PictureUnavailable('The vehicle has no such picture', true)
    const rest = resting.get(url)
    if (rest && rest.until > Date.now())
      throw new PictureUnavailable('It could not be had a moment ago', rest.gone)
    try {
      const kept = await cache.getOrMake(keyOf('source', url), async (path) => {
        await fetchPicture(url, path, remote)
        return { extension: 'bin' }
      })
      return kept!.path
    } catch (error) {
      if (resting.size > 10_000) resting.clear()
      resting.set(url, { until: Date.now() + restMs, gone: (error as PictureUnavailable).gone === true })
      throw error
    }
  }

  return {
    async file(wanted, extension) {
      const key = keyOf(wanted.tenant, wanted.source, wanted.width, wanted.quality, extension)
      const kept = await cache.getOrMake(key, (path) =>
        limited(async () => {
          await draw(await original(wanted), path, wanted, extension)
          return { extension }
        }),
      )
      return { path: kept!.path, key }
    },
  }
}

const noPicture = 'There is no such picture.'

interface Media {
  pictures: StockPictures
  log: Log
  /** Whether the pictures of a tenant are served at the host of a request. */
  isAt(host: string | undefined, tenant: string): Promise<boolean>
}

/** `/media/stock/…?w=640&q=75&fm=avif`: those pictures on the site's own origin. Other paths are passed on. */
export function stockMedia({ pictures, log, isAt }: Media): RequestHandler {
  async function send(req: Request, res: Response, wanted: Wanted) {
    if (!(await isAt(req.headers.host, wanted.tenant))) return sendPlain(res, 404, noPicture)
    const extension = wanted.format ?? (req.get('accept')?.includes('image/webp') ? 'webp' : 'jpg')
    const { path, key } = await pictures.file(wanted, extension)
    if (!wanted.format) res.vary('Accept')
    await sendKept(res, { path, etag: key, headers: mediaHeaders(extension) })
  }

  function refuse(res: Response, error: unknown) {
    const { code } = error as NodeJS.ErrnoException
    const gone = code === 'ENOENT' || (error instanceof PictureUnavailable && error.gone)
    if (!gone && !(error instanceof PictureUnavailable) && !(error instanceof QueueFull))
      log.warn({ err: error }, 'a picture of a vehicle could not be made')
    if (gone) return sendPlain(res, 404, noPicture)
    res.set('Retry-After', '30')
    sendPlain(res, 503, 'This picture is not available at the moment. Please try again soon.')
  }

  return (req, res, next) => {
    const wanted = req.method === 'GET' || req.method === 'HEAD' ? readStockMedia(req.originalUrl) : undefined
    if (!wanted) return next()
    if (typeof wanted === 'string') return void sendPlain(res, 400, wanted)
    send(req, res, wanted).catch((error) => (res.headersSent ? next(error) : refuse(res, error)))
  }
}

/** Whatever the web sent is read as a picture or not at all; nothing of it is passed on as it came. */
async function draw(from: string, to: string, { width, quality }: Wanted, extension: Extension) {
  const picture = sharp(from, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: 20 })
  const metadata = await picture.metadata().catch((error: Error) => {
    throw /missing/.test(error.message)
      ? Object.assign(error, { code: 'ENOENT' })
      : new PictureUnavailable(error.message, true)
  })
  if (!readable.has(metadata.format)) throw new PictureUnavailable('It is not a picture', true)
  const sized = picture.autoOrient().resize({ width, withoutEnlargement: true })
  if (extension === 'avif') await sized.avif({ quality: Math.max(30, quality - 15), effort: 2 }).toFile(to)
  else if (extension === 'webp') await sized.webp({ quality }).toFile(to)
  else await sized.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }).toFile(to)
}

const keyOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
