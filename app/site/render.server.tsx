import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { fallbackPages } from '#app/page/fallback-pages.server.ts'
import { PageBlocks } from '#app/page/page-blocks.tsx'
import type { Platform, Visit } from '#app/page/platform.ts'
import { asIslands } from '#app/preview/islands.server.tsx'
import type { Site } from '#app/tenancy/site.ts'
import { Document } from './document.tsx'
import { galleryPage } from './gallery.server.tsx'
import type { Refused } from './guard.server.ts'
import { PageContext, type ServerPage } from './page-context.ts'
import { pageHeaders } from './page-headers.server.ts'
import { resolveError } from './resolve.server.ts'
import { serverPage } from './server-page.server.tsx'

/** Turns a resolved page into its document; a document that fails becomes the tenant's 500 page. */
export async function renderDocument(
  request: Request,
  remix: EntryContext,
  { page, visit, refused }: AppLoadContext,
) {
  if (refused) return refusedForm(refused, visit)
  try {
    if (!page) throw new Error(`Nothing was resolved for ${request.url}.`)
    if (page.preview)
      return respond(page, renderStatic({ ...page, blocks: asIslands(page.blocks, page.view) }))
    const isStatic = page.blocks.every(({ interactive }) => !interactive)
    return respond(
      page,
      isStatic ? renderStatic(page) : await renderHydrated(page, remix, request.url, visit),
    )
  } catch (err) {
    visit.platform.log.error(
      { tenant: visit.site.id, path: visit.path, err },
      'a document could not be rendered',
    )
    const error = serverPage(await resolveError(500, visit), visit.platform)
    return respond(error, renderStatic(error))
  }
}

/** The gallery of all blocks in the look of one site. */
export async function renderGallery(site: Site, platform: Platform) {
  const page = serverPage(await galleryPage(site, platform), platform)
  return respond(page, renderStatic(page))
}

/** What a form of nobody's, or too many of them, are answered without script. */
function refusedForm({ status, message, headers: more }: Refused, { path }: Visit) {
  const { headers, body } = fallbackPages.refused(status, message, path)
  return new Response(new Uint8Array(body), { status, headers: { ...headers, ...more } })
}

function respond(page: ServerPage, html: string) {
  const { headers, body } = pageHeaders(page, `<!DOCTYPE html>${html}`)
  return new Response(body, { status: page.status, headers })
}

/** Pages of static blocks need no Remix in the document: no scripts, no data, no router. */
const renderStatic = (page: ServerPage) =>
  renderToString(
    <PageContext value={page}>
      <Document>
        <PageBlocks blocks={page.blocks} views={page.view} />
      </Document>
    </PageContext>,
  )

/** React's tree goes on in the browser. The document is complete when it is sent: it is whole without scripts. */
function renderHydrated(page: ServerPage, remix: EntryContext, url: string, { platform, site, path }: Visit) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageContext value={page}>
        <RemixServer context={remix} url={url} nonce={page.mark} />
      </PageContext>,
      {
        nonce: page.mark,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: (err) => platform.log.error({ tenant: site.id, path, err }, 'a block could not be rendered'),
      },
    )
  })
}
