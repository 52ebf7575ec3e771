import type { LoaderFunctionArgs } from '@remix-run/node'
import { tenantContent } from '#app/content/client.server.ts'
import { sitemap } from '#app/seo/sitemap.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site, platform, reads } = context.visit
  const xml = await sitemap(site, tenantContent(platform.answers, site.id, reads))
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
