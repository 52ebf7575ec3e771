import type { Lake } from '#app/content/lake.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { sitesQuery, sitesShape } from '#app/tenancy/document.ts'

/**
 * Refuses a tenant without a site: nobody would ever see its vehicles. While the Content Lake is unreachable nothing is
 * refused, and `warn` is called.
 * @throws FeedError naming the sites there are
 */
export async function checkTenant(tenant: string, lake: Lake, warn: (line: string) => void): Promise<void> {
  const answer = await lake.fetch(sitesQuery, {}).catch(() => undefined)
  if (!answer)
    return warn(`The Content Lake does not answer, so it was not checked that there is a site ${tenant}.`)
  const sites = sitesShape.parse(answer.result).map(({ siteSlug }) => siteSlug)
  if (sites.includes(tenant)) return
  const known = sites.length > 0 ? `The sites are ${sites.sort().join(', ')}.` : 'There are no sites yet.'
  throw new FeedError(`There is no site ${tenant}. ${known} Use --force to import its vehicles anyway.`)
}
