import type { BrowserSearch } from '#app/stock/tenant-stock.ts'
import type { SearchAccess } from './live.ts'

/** What a page's small script needs to count the site's stock by itself; all of it is public. */
export const searchAccess = (
  { appId, apiKey, path, indexName }: BrowserSearch,
  filters: string,
): SearchAccess => ({
  url: `${path ?? `https://${appId}-dsn.algolia.net`}/1/indexes/*/queries`,
  app: appId,
  key: apiKey,
  index: indexName,
  filters,
})
