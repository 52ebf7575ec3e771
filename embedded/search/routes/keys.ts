import { same } from '#platform/secured-key.ts'
import { SearchError } from '../engine/contract.ts'
import { everyRight } from '../keys/access.ts'
import type { Call, Route, RouteContext } from './call.ts'

const described = (value: string, acl: readonly string[]) => ({
  value,
  createdAt: 0,
  acl,
  validity: 0,
  description: acl.length > 1 ? 'Admin API Key' : 'Search-only API Key',
})

const known = ({ keys }: RouteContext) => [
  described(keys.searchKey, ['search']),
  described(keys.adminKey, everyRight),
]

/** Whoever holds a key may read it; the admin key reads both. */
function read({ context, access, path }: Call) {
  const key = path.key!
  const found = known(context).find(({ value }) => same(key, value))
  if (found) return found
  // A secured key has the rights of the key it was made from.
  if (access.rights.length === 1) return described(key, ['search'])
  throw new SearchError('Key does not exist', 404)
}

export const keyRoutes: Route[] = [
  { method: 'GET', path: '/1/keys', right: 'editSettings', run: ({ context }) => ({ keys: known(context) }) },
  { method: 'GET', path: '/1/keys/:key', right: 'search', run: read },
]
