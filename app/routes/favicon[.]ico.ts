import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mediaUrl } from '#app/media/url.ts'
import { initialIcon } from '#app/seo/icon.ts'

/** The tenant's own icon, or its initial on its brand colour. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.visit
  if (site.favicon) return redirect(mediaUrl(site.favicon, { width: 96, height: 96 }))
  return new Response(initialIcon(site), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}
