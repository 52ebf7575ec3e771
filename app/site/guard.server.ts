import type { Caller } from '#app/page/platform.ts'
import type { Rates } from '#app/page/rates.ts'
import type { Rate } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'

/** Why a request that writes is not taken: said to whoever sent it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const usualRate: Rate = { points: 10, seconds: 60 }
export const usualBytes = 64 * 1024

/**
 * Refuses what another site's page makes a browser send: browsers say where a request comes from, and a page of
 * somebody else cannot change that. @throws Refused 403
 */
export function checkOrigin({ headers }: Request, site: Site) {
  const fetchSite = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const own = origin === null || origin === site.origin || hostOf(origin) === headers.get('host')
  if (!own || (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none'))
    throw new Refused(403, 'This request comes from another site.')
}

function hostOf(origin: string) {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/** Counts one more of the caller. @throws Refused 429, which says when to come back */
export async function checkRate(
  rates: Rates,
  scope: string,
  { site, caller, rate = usualRate }: { site: Site; caller: Caller; rate?: Rate },
) {
  const wait = await rates.count(scope, rate, site.id, caller.address)
  if (wait > 0)
    throw new Refused(429, 'That was too often. Please wait a moment and try again.', {
      'retry-after': String(wait),
    })
}

export const mediaType = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

export const tooLong = (maxBytes: number) =>
  new Refused(
    413,
    `What was sent is larger than ${maxBytes < 1e6 ? `${Math.floor(maxBytes / 1024)} kB` : `${Math.floor(maxBytes / 1e6)} MB`}.`,
  )

/** The body piece by piece. What a reader leaves of it can be read by another. */
export async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    reader.releaseLock()
  }
}

/** The body, read to its end. @throws Refused 413 where it is longer than `maxBytes` */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong(maxBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bodyOf(request)) {
    length += chunk.length
    if (length > maxBytes) throw tooLong(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** JSON. @throws Refused 413, 415, or 400 where it cannot be read */
export async function readJsonBody(request: Request, maxBytes = usualBytes): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw new Refused(415, 'Send JSON: application/json.')
  return readJson((await readBody(request, maxBytes)).toString())
}

/** @throws Refused 400 */
export function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new Refused(400, 'The JSON cannot be read.')
  }
}
