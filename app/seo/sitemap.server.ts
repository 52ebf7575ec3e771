import { brandHref } from '#app/brands/brand.ts'
import { brandsOf } from '#app/brands/brands.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { offersOf } from '#app/offers/offers.server.ts'
import { encodePath } from '#app/page/path.ts'
import { pathsQuery } from '#app/page/queries.server.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { paths } from '#values/paths.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'
import { listedStock, listedUntil, type Slice, vehiclesOf } from './stock-sitemap.server.ts'

/** Addresses in one file; a site with more has an index of files (the protocol allows 50,000). */
const mostAddresses = 40_000

interface Entry {
  path: string
  changed?: string
}

interface SitemapContext {
  site: Site
  lake: TenantContent
  stock: TenantStock
  reads: Reads
  instant: Date
}

/**
 * Pages of one tenant that may be found, those of its brands, its vehicles and their searches among them (SEO-03).
 * `part` is the number of a file, from 1, where there are several; undefined is the sitemap itself. Null: no such part.
 */
export async function sitemap(part: string | null, context: SitemapContext): Promise<string | null> {
  const { site, stock, reads, instant } = context
  reads.until(listedUntil(site, instant)?.getTime() ?? Number.POSITIVE_INFINITY)
  const listed = await listedStock(site, stock, instant)
  const pages = await pageEntries(context, listed.searches)
  const parts = divide(pages.length, listed.slices)
  if (part === null && parts.length > 1) return sitemapIndex(site, parts.length)
  const number = part === null ? 1 : Number(part)
  const slices = Number.isInteger(number) ? parts[number - 1] : undefined
  if (!slices) return null
  const vehicles: Entry[] = []
  for (const slice of slices) vehicles.push(...(await vehiclesOf(slice, stock)))
  return urlset(site, [...(number === 1 ? pages : []), ...vehicles])
}

/** Slices of the stock by the file they stand in; the pages stand in the first. */
function divide(pages: number, slices: readonly Slice[]): Slice[][] {
  const parts: Slice[][] = [[]]
  let addresses = pages
  for (const slice of slices) {
    if (addresses + slice.count > mostAddresses) {
      parts.push([])
      addresses = 0
    }
    parts.at(-1)?.push(slice)
    addresses += slice.count
  }
  return parts
}

/** Live offers, and the page that lists them. */
async function offerPaths({ site, lake, reads, instant }: SitemapContext): Promise<string[]> {
  const offers = await offersOf(lake)
  const next = nextBoundary(offers, instant, site.timeZone)
  if (next) reads.until(next.getTime())
  const live = offers.filter((offer) => isWithin(offer, instant, site.timeZone))
  return live.length > 0 ? [paths.specialOffers, ...live.map(paths.offer)] : []
}

async function pageEntries(context: SitemapContext, searches: readonly string[]): Promise<Entry[]> {
  const { site, lake } = context
  const [{ pages, redirects }, brands, offers] = await Promise.all([
    lake.query(pathsQuery),
    brandsOf(lake, site),
    offerPaths(context),
  ])
  const found = [...pages.values()]
    .filter(({ noindex }) => !noindex)
    .map(({ path, _updatedAt }): Entry => ({ path, changed: _updatedAt }))
  const made = [...brands.map((brand) => brandHref(brand)), ...searches, ...offers]
    .filter((path) => path.startsWith('/') && !path.includes('?'))
    .filter((path) => !pages.has(path) && !redirects.has(path))
    .map((path): Entry => ({ path }))
  const entries = new Map([...found, ...made].map((entry) => [entry.path, entry]))
  return [...entries.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlset(site: Site, entries: readonly Entry[]) {
  const urls = entries.map(({ path, changed }) => {
    const address = escapeXml(site.origin + (path === '/' ? '/' : encodePath(path)))
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`
  })
  return `${head}<urlset ${space}>\n${urls.join('\n')}\n</urlset>\n`
}

function sitemapIndex(site: Site, parts: number) {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${site.origin}${paths.sitemap(index + 1)}`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${space}>\n${files.join('\n')}\n</sitemapindex>\n`
}
