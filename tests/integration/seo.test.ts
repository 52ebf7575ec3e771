import { expect, inject, test } from 'vitest'
import {
  demoTenants,
  editorClient,
  eventually,
  isStockPath,
  pagesOf,
  sitemapOf,
  visit,
} from '../product/index.ts'
import { createTenant } from '../product/tenant.ts'
import { open } from './document.ts'

const product = inject('product')
const client = editorClient(product)

test('the sitemap of a site has all its indexable pages, and none of another site', async () => {
  for (const tenant of demoTenants) {
    const own = await client.fetch<string[]>(
      '*[_type == "page" && tenant._ref == $site && seo.noindex != true].path.current',
      { site: `site-${tenant}` },
    )
    expect(own.length).toBeGreaterThan(8)
    const brands = await client.fetch<string[]>(
      '*[_type == "brand" && tenant._ref == $site]{"path": "/" + slug.current + "/overview"}.path',
      { site: `site-${tenant}` },
    )
    const offers = await client.fetch<string[]>(
      '*[_type == "offer" && tenant._ref == $site]{"path": "/offers/" + slug.current}.path',
      { site: `site-${tenant}` },
    )
    const pages = (await sitemapOf(product, tenant)).filter((path) => !isStockPath(path))
    expect(pages.sort()).toEqual([...own, ...brands, ...offers].sort())
    const { body } = await visit(product, tenant, '/sitemap.xml')
    const hosts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).hostname)
    expect(new Set(hosts)).toEqual(new Set([`${tenant}.localhost`]))
  }
})

test('robots.txt closes API and gated pages and names the sitemap of its own site', async () => {
  for (const tenant of demoTenants) {
    const { status, headers, body } = await visit(product, tenant, '/robots.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    for (const path of ['/api/', '/sign-in', '/online-payment', '/spin-to-win', '/my-garage', '/watchlist'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain(`Sitemap: http://${tenant}.localhost`)
    expect(body).not.toMatch(/Disallow: \/$/m)
  }
})

test('every page has its own title and description, a canonical address and texts for sharing', async () => {
  for (const tenant of demoTenants) {
    const seen = { title: new Set<string>(), description: new Set<string>() }
    const paths = await pagesOf(product, tenant)
    for (const path of paths) {
      const { document } = await open(product, tenant, path)
      const meta = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
        ''
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      expect(canonical && new URL(canonical).pathname, path).toBe(path)
      expect(meta('og:title'), path).toBe(document.title)
      expect(meta('og:url'), path).toBe(canonical)
      expect(meta('description'), path).not.toBe('')
      expect(meta('og:image'), path).toMatch(new RegExp(`^http://${tenant}\\.localhost\\S+/media/`))
      seen.title.add(document.title)
      seen.description.add(meta('description'))
    }
    expect(seen.title.size).toBe(paths.length)
    expect(seen.description.size).toBe(paths.length)
  }
})

test('a dealer has a picture, a position and hours', async () => {
  for (const tenant of demoTenants) {
    const dataOf = async (path: string) => {
      const { document } = await open(product, tenant, path)
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      return scripts.map(({ textContent }) => JSON.parse(textContent ?? ''))
    }
    const dealer = (await dataOf('/')).find((data) => data['@type'] === 'AutoDealer')
    const { pathname, search } = new URL(dealer.image)
    expect((await visit(product, tenant, pathname + search)).status).toBe(200)
    expect(dealer.geo).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })
    const monday = dealer.openingHoursSpecification.find(
      ({ dayOfWeek }: { dayOfWeek?: string }) => dayOfWeek === 'https://schema.org/Monday',
    )
    expect([monday.opens, monday.closes]).toEqual([
      expect.stringMatching(/^0\d:\d\d$/),
      expect.stringMatching(/^1\d:\d\d$/),
    ])
  }
})

test('a page that is not indexable is not in the sitemap and has noindex', async () => {
  const tenant = await createTenant(client)
  try {
    await tenant.page('/open', [{ _type: 'hero', heading: 'Open' }])
    await tenant.page('/quiet', [{ _type: 'hero', heading: 'Quiet' }], { seo: { noindex: true } })
    await eventually(async () => expect((await visit(product, tenant.slug, '/quiet')).status).toBe(200))
    expect((await sitemapOf(product, tenant.slug)).filter((path) => !isStockPath(path))).toEqual(['/open'])
    const { document } = await open(product, tenant.slug, '/quiet')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
  } finally {
    await tenant.remove()
  }
})
