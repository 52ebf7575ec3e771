import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a secured key allows, signed with the key it is made from: Algolia's own format, by its own client too. */
export interface Restrictions {
  /** Holds for every search, whatever the search itself says. */
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

/** A key that can do what `parentKey` can, within `restrictions`. The same restrictions give the same key. */
export function securedKey(parentKey: string, restrictions: Restrictions): string {
  const query = new URLSearchParams()
  for (const name of ['filters', 'hitsPerPage', 'restrictIndices', 'userToken', 'validUntil'] as const) {
    const value = restrictions[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return Buffer.from(sign(parentKey, `${query}`) + query).toString('base64')
}

/** What the secured key allows, when `parentKey` signed it; else undefined. A restriction we cannot keep is an error. */
export function openSecuredKey(key: string, parentKey: string): Restrictions | undefined {
  const text = Buffer.from(key, 'base64').toString()
  const [signature, query] = [text.slice(0, signatureLength), text.slice(signatureLength)]
  if (!same(signature, sign(parentKey, query))) return undefined
  const said = new URLSearchParams(query)
  const restrictions: Restrictions = {}
  for (const [name, value] of said) {
    if (name === 'filters') restrictions.filters = value
    else if (name === 'restrictIndices') restrictions.restrictIndices = listIn(value)
    else if (name === 'validUntil') restrictions.validUntil = Number(value)
    else if (name === 'hitsPerPage') restrictions.hitsPerPage = Number(value)
    else if (name === 'userToken') restrictions.userToken = value
    else throw new UnknownRestriction(name)
  }
  return restrictions
}

/** A signed restriction that is not known here: the key must not work as if it were not there. */
export class UnknownRestriction extends Error {
  override name = 'UnknownRestriction'
  constructor(restriction: string) {
    super(`Secured API keys with ${restriction} are not supported; use filters`)
  }
}

/** `a,b`, or a JSON array as Algolia's client writes it. */
function listIn(value: string): string[] {
  if (!value.startsWith('[')) return value.split(',').map((name) => name.trim())
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? list.map(String) : []
}

/** Compares in the same time whatever the difference is. */
export function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
