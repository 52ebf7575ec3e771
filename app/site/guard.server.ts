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
const usualBytes = 64 * 1024

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

const mediaType = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The body, read to its end. @throws Refused 413 where it is longer than `maxBytes` */
async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLong = () => new Refused(413, `What was sent is larger than ${Math.floor(maxBytes / 1024)} kB.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) throw tooLong()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** Longest form of each kind in bytes; only one with files needs more than text does. */
const formLimits: Readonly<Record<string, number>> = {
  'application/x-www-form-urlencoded': usualBytes,
  'multipart/form-data': 12e6,
}

/** A form as browsers send it. @throws Refused 413, 415, or 400 if it cannot be read */
export async function readFormBody(request: Request): Promise<FormData> {
  const maxBytes = formLimits[mediaType(request) ?? '']
  if (maxBytes === undefined) throw new Refused(415, `Send a form: ${Object.keys(formLimits).join(' or ')}.`)
  const body = await readBody(request, maxBytes)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refused(400, 'The form cannot be read.')
  })
}

/** JSON. @throws Refused 413, 415, or 400 where it cannot be read */
export async function readJsonBody(request: Request, maxBytes = usualBytes): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw new Refused(415, 'Send JSON: application/json.')
  const body = await readBody(request, maxBytes)
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Refused(400, 'The JSON cannot be read.')
  }
}
