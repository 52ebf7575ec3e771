import { createHmac, timingSafeEqual } from 'node:crypto'

const hour = 3_600_000
/** A page is kept for at most a day, so a form that was just fetched can be filled in for another one. */
const pageMs = 24 * hour
const lifeMs = 48 * hour

/** Where a form stands: a token is good for that one block of that one page. */
export interface FormPlace {
  /** Id of the site. */
  tenant: string
  path: string
  /** Key of the block on the page. */
  block: string
}

const sign = (secret: string, { tenant, path, block }: FormPlace, issued: number) =>
  createHmac('sha256', secret).update(['form', tenant, path, block, issued].join('\n')).digest('base64url')

/**
 * Proof that a form is one of ours: the same for every visitor, so that its page can be cached. It is renewed by the
 * hour, and `renewAt` says by when a cached page has to be rendered again.
 */
export function formToken(secret: string, place: FormPlace, now: number) {
  const issued = Math.floor(now / hour)
  return {
    token: `${place.block}.${issued.toString(36)}.${sign(secret, place, issued)}`,
    renewAt: new Date(issued * hour + pageMs),
  }
}

/** The block that a token names; undefined where we did not sign it for this page, `expired` where it is too old. */
export function readFormToken(
  secret: string,
  token: string,
  page: Omit<FormPlace, 'block'>,
  now: number,
): { block: string; expired: boolean } | undefined {
  const [, block, stamp, signature] = /^([\w-]{1,200})\.([0-9a-z]{1,8})\.([\w-]{43})$/.exec(token) ?? []
  if (!block || !stamp || !signature) return undefined
  const issued = Number.parseInt(stamp, 36)
  const [given, expected] = [signature, sign(secret, { ...page, block }, issued)].map((text) =>
    Buffer.from(text),
  )
  if (given!.length !== expected!.length || !timingSafeEqual(given!, expected!)) return undefined
  return { block, expired: now - issued * hour > lifeMs }
}
