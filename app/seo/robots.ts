import type { Site } from '#app/tenancy/site.ts'

/** Paths behind sign-in, whether or not the tenant uses them. */
const gated = [
  '/sign-in',
  '/checkout-journey',
  '/spin-to-win',
  '/online-payment',
  '/my-garage',
  '/mymotorama',
  '/mybigboxcars',
  '/myblinkr',
  '/myservco',
  '/success',
  '/print',
]

/** What crawlers may read: everything but API and gated routes (SEO-03). */
export function robots(site: Site) {
  const closed = ['/api/', '/search-api/', ...gated, site.settings.watchlistPath]
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site.origin}/sitemap.xml\n`
}
