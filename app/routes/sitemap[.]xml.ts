import type { LoaderFunctionArgs } from '@remix-run/node'
import { sitemap } from '#app/seo/sitemap.server.ts'

/** `?part=2` is one file of several. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, platform, reads, search, instant } = context.visit
  reads.params.add('part')
  const { lake, stock } = platform.services(site, reads)
  const xml = await sitemap(search.get('part'), { site, lake, stock, reads, instant })
  if (xml === null) return new Response('Not found', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
