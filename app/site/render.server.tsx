import type { AppLoadContext } from '@remix-run/node'
import { renderToString } from 'react-dom/server'
import { fallbackPages } from '#app/page/fallback-pages.server.ts'
import type { Platform, Visit } from '#app/page/platform.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Document } from './document.tsx'
import { galleryPage } from './gallery.server.tsx'
import type { Refused } from './guard.server.ts'
import { pageHeaders } from './page-headers.server.ts'
import { resolveError } from './resolve.server.ts'
import { serverPage } from './server-page.server.tsx'
import type { ServerPage } from './server-page.ts'

/** Turns a resolved page into its document; a document that fails becomes the tenant's 500 page. */
export async function renderDocument(request: Request, { page, visit, refused }: AppLoadContext) {
  if (refused) return refusedForm(refused, visit)
  try {
    if (!page) throw new Error(`Nothing was resolved for ${request.url}.`)
    return respond(page)
  } catch (err) {
    visit.platform.log.error(
      { tenant: visit.site.id, path: visit.path, err },
      'a document could not be rendered',
    )
    const error = serverPage(await resolveError(500, visit), visit.platform)
    return respond(error)
  }
}

/** The gallery of all blocks in the look of one site. */
export async function renderGallery(site: Site, platform: Platform) {
  const page = serverPage(await galleryPage(site, platform), platform)
  // What is looked at there are samples.
  return respond({ ...page, tracking: undefined })
}

/** What a form of nobody's, or too many of them, are answered without script. */
function refusedForm({ status, message, headers: more }: Refused, { path }: Visit) {
  const { headers, body } = fallbackPages.refused(status, message, path)
  return new Response(new Uint8Array(body), { status, headers: { ...headers, ...more } })
}

/** Documents need no Remix in the browser: no router, no data of its own. */
function respond(page: ServerPage) {
  const { headers, body } = pageHeaders(page, `<!DOCTYPE html>${renderToString(<Document page={page} />)}`)
  return new Response(body, { status: page.status, headers })
}
