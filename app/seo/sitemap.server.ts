import { brandHref } from '#app/brands/brand.ts'
import { brandsOf } from '#app/brands/brands.server.ts'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { encodePath } from '#app/page/path.ts'
import { pathsQuery } from '#app/page/queries.server.ts'
import type { Site } from '#app/tenancy/site.ts'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

interface Entry {
  path: string
  changed?: string
}

const url = (site: Site, { path, changed }: Entry) => {
  const address = escapeXml(site.origin + (path === '/' ? '/' : encodePath(path)))
  return `<url><loc>${address}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`
}

/** All pages of one tenant that may be found, those of its brands among them (SEO-03). */
export async function sitemap(site: Site, lake: TenantContent) {
  const [{ pages }, brands] = await Promise.all([lake.query(pathsQuery), brandsOf(lake, site)])
  const found = [...pages.values()]
    .filter(({ noindex }) => !noindex)
    .map(({ path, _updatedAt }): Entry => ({ path, changed: _updatedAt }))
  const ofBrands = brands
    .map((brand): Entry => ({ path: brandHref(brand) }))
    .filter(({ path }) => path.startsWith('/') && !pages.has(path))
  const urls = [...found, ...ofBrands].sort((a, b) => (a.path < b.path ? -1 : 1))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map((entry) => url(site, entry)).join('\n')}\n</urlset>\n`
}
