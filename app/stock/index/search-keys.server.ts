import { securedKey } from '#platform/secured-key.ts'
import { indexName } from './record.ts'

/**
 * The key with which a tenant's vehicles are searched, by the site and by browsers: signed, so that it reaches no other
 * tenant's, whatever is asked with it. The same for as long as `searchKey` is, and good for Algolia too.
 */
export function tenantSearchKey(searchKey: string, prefix: string, tenant: string): string {
  return securedKey(searchKey, {
    filters: `tenant:"${tenant}"`,
    restrictIndices: [`${indexName(prefix, tenant)}*`],
  })
}

/** Whose vehicles an index holds: undefined for one that is not a tenant's, or still being written. */
export function tenantOfIndex(prefix: string, index: string): string | undefined {
  if (!index.startsWith(prefix)) return undefined
  return /^(.+)_vehicles$/.exec(index.slice(prefix.length))?.[1]
}
