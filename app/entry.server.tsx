import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { PageBlocks } from '#app/page/page-blocks.tsx'
import { Document } from '#app/site/document.tsx'
import { galleryPage } from '#app/site/gallery.server.tsx'
import { PageContext, type ServerPage } from '#app/site/page-context.ts'
import { pageHeaders } from '#app/site/page-headers.server.ts'
import { resolveError } from '#app/site/resolve.server.ts'
import { serverPage } from '#app/site/server-page.server.tsx'
import type { Platform, Visit } from '#app/site/platform.server.ts'
import { asIslands } from './preview/islands.server.tsx'
import type { Site } from './tenancy/site.ts'

/** The handoff to the browser is complete when the document is: nothing is streamed after it. */
export const streamTimeout = 2000

/** Turns a resolved page into its document; a document that fails becomes the tenant's 500 page. */
export default async function handleRequest(
  request: Request,
  _status: number,
  _headers: Headers,
  remix: EntryContext,
  { page, visit }: AppLoadContext,
) {
  try {
    if (!page) throw new Error(`Nothing was resolved for ${request.url}.`)
    if (page.preview) return respond(page, renderStatic({ ...page, blocks: asIslands(page.blocks) }))
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

export { pageParts } from './costs/page-parts.server.ts'
export { previewVisit } from './preview/preview.server.ts'

/** The gallery of all blocks in the look of one site. */
export async function gallery(site: Site, platform: Platform) {
  const page = serverPage(await galleryPage(site, platform), platform)
  return respond(page, renderStatic(page))
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
