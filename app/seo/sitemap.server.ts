import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { encodePath } from '#app/page/path.ts'
import { pathsQuery } from '#app/page/queries.server.ts'
import type { Site } from '#app/tenancy/site.ts'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** All pages of one tenant that may be found (SEO-03). */
export async function sitemap(site: Site, lake: TenantContent) {
  const { pages } = await lake.query(pathsQuery)
  const urls = [...pages.values()]
    .filter(({ noindex }) => !noindex)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      ({ path, _updatedAt }) =>
        `<url><loc>${escapeXml(site.origin + (path === '/' ? '/' : encodePath(path)))}</loc><lastmod>${escapeXml(_updatedAt)}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
