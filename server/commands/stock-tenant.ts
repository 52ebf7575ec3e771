import type { Lake } from '#app/content/lake.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { sitesQuery, sitesShape } from '#app/tenancy/document.ts'

/**
 * Refuses a tenant that is no site: its vehicles would be stored where nobody ever sees them. While the Content Lake
 * is away nothing is refused, and `tell` hears of it.
 * @throws FeedError
 */
export async function checkTenant(tenant: string, lake: Lake, tell: (line: string) => void): Promise<void> {
  const answer = await lake.fetch(sitesQuery, {}).catch(() => undefined)
  if (!answer) return tell(`The Content Lake does not answer: that ${tenant} is a site was not checked.`)
  const sites = sitesShape.parse(answer.result).map(({ siteSlug }) => siteSlug)
  if (sites.includes(tenant)) return
  const known = sites.length > 0 ? `The sites are ${sites.sort().join(', ')}.` : 'There are no sites yet.'
  throw new FeedError(`${tenant} is no site. ${known} Use --force to import its vehicles all the same.`)
}
