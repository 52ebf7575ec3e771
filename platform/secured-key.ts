import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a secured key allows, signed with its parent key, in Algolia's own format. */
export interface Restrictions {
  /** Applies to every search, in addition to the search's own filters. */
  filters?: string
  /** Names of indices; a `*` stands for any characters. */
  restrictIndices?: string[]
  /** Seconds since 1970. */
  validUntil?: number
  hitsPerPage?: number
  userToken?: string
}

const signatureLength = 64
const sign = (parentKey: string, query: string) => createHmac('sha256', parentKey).update(query).digest('hex')

/** A key that can do what `parentKey` can, within `restrictions`. The same restrictions always give the same key. */
export function securedKey(parentKey: string, restrictions: Restrictions): string {
  const query = new URLSearchParams()
  for (const name of ['filters', 'hitsPerPage', 'restrictIndices', 'userToken', 'validUntil'] as const) {
    const value = restrictions[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return Buffer.from(sign(parentKey, `${query}`) + query).toString('base64')
}

/**
 * What the secured key allows; undefined unless `parentKey` signed it.
 * @throws for a restriction that we do not support
 */
export function openSecuredKey(key: string, parentKey: string): Restrictions | undefined {
  const text = Buffer.from(key, 'base64').toString()
  const [signature, query] = [text.slice(0, signatureLength), text.slice(signatureLength)]
  if (!same(signature, sign(parentKey, query))) return undefined
  const params = new URLSearchParams(query)
  const restrictions: Restrictions = {}
  for (const [name, value] of params) {
    if (name === 'filters') restrictions.filters = value
    else if (name === 'restrictIndices') restrictions.restrictIndices = listIn(value)
    else if (name === 'validUntil') restrictions.validUntil = Number(value)
    else if (name === 'hitsPerPage') restrictions.hitsPerPage = Number(value)
    else if (name === 'userToken') restrictions.userToken = value
    else throw new UnknownRestriction(name)
  }
  return restrictions
}

/** A signed restriction that is not supported: the key must not work as if it had none. */
export class UnknownRestriction extends Error {
  override name = 'UnknownRestriction'
  constructor(restriction: string) {
    super(`Secured API keys with ${restriction} are not supported; use filters`)
  }
}

/** Reads `a,b`, or a JSON array as Algolia's client writes it. */
function listIn(value: string): string[] {
  if (!value.startsWith('[')) return value.split(',').map((name) => name.trim())
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? list.map(String) : []
}

/** Compares in constant time. */
export function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
