import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Invalidations } from '#app/content/invalidations.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { Rendered } from '#app/page/fallback-pages.server.ts'
import { readHost } from '#app/tenancy/host.ts'
import {
  compressQuickly,
  compressWell,
  decompress,
  type Encoding,
  encodingFor,
  etagOf,
} from '#platform/http/encode.server.ts'
import { createLimiter } from '#platform/limiter.ts'
import { Lru } from '#platform/lru.ts'

interface Kept extends Omit<Rendered, 'body'> {
  key: string
  reads: Reads
  etag: string
  /** Without compression only until somebody has asked for it compressed: that is a tenth of the bytes. */
  encoded: Partial<Record<Encoding, Buffer>>
  heads: Partial<Record<Encoding, string[]>>
  hits: number
  /** `invalidations.position` at the last look. */
  checked: number
  /** Until then (milliseconds) an answer made of earlier content is not tried again. */
  restUntil: number
}

const restMs = 1000

/**
 * Whole pages, compressed once. A page is rendered again when a document or vehicle it was made of has changed or its
 * own time is up; while that fails, or the live connection is away, shoppers get the page as it last was.
 */
export class PageCache {
  readonly #invalidations: Invalidations
  readonly #pages: Lru<Kept>
  /** Pages with parameters: many, so that they have room of their own and push no other page out. */
  readonly #searches: Lru<Kept>
  /** Names in Host headers: whatever port is named, a page is the same. */
  readonly #hosts = new Lru<string>(1000)
  /** Parameters that the page at host and path reads, in order; known once it has been rendered. */
  readonly #params = new Lru<readonly string[]>(20_000)
  /** Some at a time: each takes megabytes while it is at work. */
  readonly #shrinking = createLimiter(2, 10_000)
  readonly #rendering = new Map<string, { since: number; page: Promise<Kept> }>()

  /** `limit`: bytes of kept pages. */
  constructor(invalidations: Invalidations, limit = 256e6) {
    this.#invalidations = invalidations
    this.#pages = new Lru(limit)
    this.#searches = new Lru(limit / 4)
  }

  /** Answers from the cache, when the kept page is current. The hot path: no parsing, no promises. */
  serve(req: IncomingMessage, res: ServerResponse): boolean {
    const page = this.#get(this.#keyOf(req))
    if (!page || !this.#isCurrent(page)) return false
    return this.#send(page, req, res)
  }

  /** Answers by rendering, once for all who wait; or with the earlier page where that serves better. */
  async render(req: IncomingMessage, res: ServerResponse, make: () => Promise<Rendered>) {
    const key = this.#keyOf(req)
    const earlier = this.#get(key)
    if (earlier && this.#isCurrent(earlier)) return this.#sendSlowly(earlier, req, res)
    if (earlier && !this.#invalidations.connected && Date.now() < earlier.reads.validUntil) {
      this.#make(key, earlier, make).catch(() => undefined)
      return this.#sendSlowly(earlier, req, res)
    }
    await this.#sendSlowly(await this.#make(key, earlier, make), req, res)
  }

  /** Host and path, and of the query what the page reads; the whole query while that is not known. */
  #keyOf(req: IncomingMessage) {
    const { base, query } = partsOf(req, this.#hostOf(req.headers.host))
    if (query === '') return base
    const names = this.#params.get(base)
    return names ? keyWith(base, query, names) : `${base}?${query}`
  }

  #hostOf(header = '') {
    const known = this.#hosts.get(header)
    if (known !== undefined) return known
    const name = readHost(header) ?? header
    this.#hosts.set(header, name)
    return name
  }

  #pagesOf(key: string) {
    return key.includes('?') ? this.#searches : this.#pages
  }

  #get(key: string) {
    return this.#pagesOf(key).get(key)
  }

  #isCurrent(page: Kept) {
    const { checked, reads } = page
    const { position } = this.#invalidations
    const time = Date.now()
    if (time >= reads.validUntil) return false
    if (checked === position || time < page.restUntil) return true
    if (this.#invalidations.touched(checked, reads.tags)) return false
    page.checked = position
    return true
  }

  /** True where nothing of what changed is on the page: what it asked of the stock has the same answers as before. */
  async #stillHolds({ reads, checked }: Kept) {
    if (reads.checks.length === 0 || reads.stale || Date.now() >= reads.validUntil) return false
    if (this.#invalidations.touched(checked, reads.firmTags)) return false
    const held = await Promise.all(reads.checks.map((check) => check.holds())).catch(() => [false])
    return held.every(Boolean)
  }

  #make(key: string, earlier: Kept | undefined, make: () => Promise<Rendered>): Promise<Kept> {
    const since = this.#invalidations.position
    const waiting = this.#rendering.get(key)
    if (waiting?.since === since) return waiting.page
    const page = this.#renew(key, earlier, make).finally(() => {
      if (this.#rendering.get(key)?.page === page) this.#rendering.delete(key)
    })
    this.#rendering.set(key, { since, page })
    return page
  }

  async #renew(asked: string, earlier: Kept | undefined, make: () => Promise<Rendered>): Promise<Kept> {
    const { position } = this.#invalidations
    if (earlier && (await this.#stillHolds(earlier))) {
      earlier.checked = Math.max(earlier.checked, position)
      return earlier
    }
    const { reads, ...rendered } = await make()
    if (rendered.status >= 500 && earlier) {
      earlier.restUntil = Date.now() + restMs
      return earlier
    }
    const mark = asked.indexOf('?')
    const [base, query] = mark < 0 ? [asked, ''] : [asked.slice(0, mark), asked.slice(mark + 1)]
    const names = [...(reads?.params ?? [])].sort()
    const key = keyWith(base, query, names)
    const { body, ...head } = rendered
    const page: Kept = {
      ...head,
      key,
      reads: reads ?? ({ tags: new Set<string>(), validUntil: 0, since: 0 } as Reads),
      etag: etagOf(body),
      encoded: { identity: body },
      heads: {},
      hits: 0,
      checked: reads?.since ?? 0,
      restUntil: reads?.stale ? Date.now() + restMs : 0,
    }
    const known = this.#get(key)
    if (reads && rendered.status === 200 && (!known || known.checked <= page.checked || known === earlier)) {
      this.#params.set(base, names)
      this.#pagesOf(key).set(key, page, weightOf(page))
    }
    return page
  }

  #send(page: Kept, req: IncomingMessage, res: ServerResponse): boolean {
    const encoding = encodingFor(req.headers['accept-encoding'])
    const body = page.encoded[encoding]
    if (!body) return false
    const head = page.heads[encoding] ?? headOf(page, encoding, body.length)
    page.heads[encoding] = head
    const match = req.headers['if-none-match']
    if (match !== undefined && page.status === 200 && (match === '*' || match.includes(page.etag))) {
      res.writeHead(304, head.slice(0, -2))
      res.end()
    } else {
      res.writeHead(page.status, head)
      res.end(req.method === 'HEAD' ? undefined : body)
    }
    if (++page.hits === 3) this.#shrink(page)
    return true
  }

  async #sendSlowly(page: Kept, req: IncomingMessage, res: ServerResponse) {
    const encoding = encodingFor(req.headers['accept-encoding'])
    if (!page.encoded[encoding]) {
      const body = await plain(page)
      this.#encode(page, encoding, encoding === 'identity' ? body : await compressQuickly(body, encoding))
    }
    this.#send(page, req, res)
  }

  /** Keeps the page in this encoding, and as plain text no longer where it can be had from that. */
  #encode(page: Kept, encoding: Encoding, body: Buffer) {
    page.encoded[encoding] = body
    page.heads[encoding] = undefined
    if (encoding !== 'identity') page.encoded.identity = undefined
    const pages = this.#pagesOf(page.key)
    if (pages.get(page.key) === page) pages.set(page.key, page, weightOf(page))
  }

  /** A page that is asked for again is worth the best compression. */
  #shrink(page: Kept) {
    this.#shrinking(async () => compressWell(await plain(page))).then(
      (body) => this.#encode(page, 'br', body),
      () => {
        page.hits = 0
      },
    )
  }
}

/** Bytes of memory that a page takes. */
const weightOf = ({ encoded }: Kept) =>
  Object.values(encoded).reduce((sum, body) => sum + (body?.length ?? 0), 2000)

/** The page without compression. */
async function plain({ encoded: { identity, br, gzip } }: Kept): Promise<Buffer> {
  if (identity) return identity
  if (br) return decompress(br, 'br')
  if (gzip) return decompress(gzip, 'gzip')
  throw new Error('A page is kept in no encoding.')
}

function partsOf({ url = '' }: IncomingMessage, host: string) {
  const mark = url.indexOf('?')
  return mark < 0
    ? { base: host + url, query: '' }
    : { base: host + url.slice(0, mark), query: url.slice(mark + 1) }
}

/** Parameters that a page does not read are no part of its key, nor is their order. */
function keyWith(base: string, query: string, names: readonly string[]) {
  if (names.length === 0 || query === '') return base
  const given = new URLSearchParams(query)
  const read = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) read.append(name, value)
  return read.size === 0 ? base : `${base}?${read}`
}

/** Headers as node:http takes them fastest; content-length comes last, so that a 304 can leave it out. */
function headOf({ headers, etag }: Kept, encoding: Encoding, length: number) {
  const head = Object.entries(headers).flat()
  head.push('etag', etag, 'vary', 'accept-encoding')
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('content-length', String(length))
  return head
}
