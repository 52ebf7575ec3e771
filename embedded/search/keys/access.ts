import { openSecuredKey, type Restrictions, same, UnknownRestriction } from '#platform/secured-key.ts'
import { SearchError } from '../engine/contract.ts'

/** Rights of a key, in Algolia's words. */
export type Right =
  | 'search'
  | 'browse'
  | 'addObject'
  | 'deleteObject'
  | 'deleteIndex'
  | 'listIndexes'
  | 'settings'
  | 'editSettings'
  | 'seeUnretrievableAttributes'

export const everyRight: readonly Right[] = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'listIndexes',
  'settings',
  'editSettings',
  'seeUnretrievableAttributes',
]

/** What a key allows. */
export interface Access {
  rights: readonly Right[]
  restrictions: Restrictions
}

export interface Keys {
  appId: string
  adminKey: string
  searchKey: string
}

const admin: Access = { rights: everyRight, restrictions: {} }
const search: Access = { rights: ['search'], restrictions: {} }
const refused = () => new SearchError('Invalid Application-ID or API key', 403)

/** What the key allows. @throws SearchError 403 if the key does not belong to the application or has expired */
export function accessOf(keys: Keys, appId: string, key: string, now = Date.now()): Access {
  if (!same(appId, keys.appId) || key === '') throw refused()
  if (same(key, keys.adminKey)) return admin
  if (same(key, keys.searchKey)) return search
  const restrictions = opened(key, keys.searchKey)
  if (!restrictions) throw refused()
  const { validUntil } = restrictions
  if (validUntil !== undefined && !(validUntil * 1000 > now))
    throw new SearchError('The provided "validUntil" parameter is expired', 403)
  return { rights: search.rights, restrictions }
}

function opened(key: string, parentKey: string) {
  try {
    return openSecuredKey(key, parentKey)
  } catch (error) {
    throw error instanceof UnknownRestriction ? new SearchError(error.message, 403) : refused()
  }
}

/** @throws SearchError 403 if the key does not have the right */
export function demand(access: Access, right: Right) {
  if (!access.rights.includes(right)) throw new SearchError('Method not allowed with this API key', 403)
}

/** @throws SearchError 403 if the key is for other indices */
export function demandIndex({ restrictions: { restrictIndices } }: Access, index: string) {
  if (restrictIndices && !restrictIndices.some((pattern) => matches(pattern, index)))
    throw new SearchError('Index not allowed with this API key', 403)
}

/** Compares the pieces between stars one by one: no pattern takes long. */
function matches(pattern: string, name: string): boolean {
  const pieces = pattern.split('*')
  if (pieces.length === 1) return pattern === name
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false
  let position = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = name.indexOf(piece, position)
    if (found < 0) return false
    position = found + piece.length
  }
  return position <= name.length - last.length
}
