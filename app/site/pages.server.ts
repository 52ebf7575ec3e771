import { createRequestHandler } from '@remix-run/node'
import { isContentUnavailable } from '#app/content/answers.server.ts'
import { Reads } from '#app/content/client.server.ts'
import { fallbackPages, type Rendered, sitesPage } from '#app/page/fallback-pages.server.ts'
import { readAddress } from '#app/page/path.ts'
import type { Platform } from '#app/page/platform.ts'
import { cleanHtml } from '#app/preview/clean-html.ts'
import type { DraftLake } from '#app/preview/drafts.server.ts'
import { previewVisit } from '#app/preview/preview.server.ts'
import type { PreviewSession } from '#app/preview/session.ts'
import { isPlatformHost, readHost } from '#app/tenancy/host.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { SiteBuild } from './site-build.ts'

/** What an answer depends on: the same for every visitor. */
export interface PageRequest {
  host: string | undefined
  url: string
}

/** Someone's look at drafts, which depends on who asks. */
export interface PreviewRequest extends PageRequest {
  session: PreviewSession
  lake: DraftLake
}

/** Renders what stands at an address: a tenant's page, or a plain answer where there is no tenant. Never throws. */
export function createPages(platform: Platform, { build }: Pick<SiteBuild, 'build'>) {
  const remix = createRequestHandler(build, platform.env.NODE_ENV)

  async function answer(request: PageRequest | PreviewRequest): Promise<Rendered> {
    const host = readHost(request.host)
    if (!host) return fallbackPages.badRequest()
    const reads = new Reads(platform.changes.now)
    const site = await platform.directory.find(host, reads)
    if (!site && !isPlatformHost(platform.env, host)) return fallbackPages.unknownHost()
    const asked = readAddress(request.url)
    if (asked.kind === 'refused')
      return asked.status === 414 ? fallbackPages.tooLong() : fallbackPages.badAddress()
    if (asked.kind === 'redirect') return redirectTo(asked.to)
    if (!site) {
      if (asked.path !== '/') return fallbackPages.notFound()
      const { SANITY_PROJECT_ID, CONTENT_LAKE_URL } = platform.env
      const studio = SANITY_PROJECT_ID === 'local' ? `${CONTENT_LAKE_URL}/studio` : undefined
      return sitesPage(await platform.directory.list(), studio)
    }

    const search = new URLSearchParams(asked.search)
    const published = { platform, site, path: asked.path, search, reads, instant: platform.now() }
    const draft =
      'session' in request && request.session.tenant === site.id
        ? await previewVisit(platform, request.lake, request.session, published)
        : undefined
    const visit = draft ?? published
    const done = new AbortController()
    const response = await remix(new Request(site.origin + request.url, { signal: done.signal }), { visit })
    const body = Buffer.from(await response.arrayBuffer())
    done.abort()
    const headers = { 'x-content-type-options': 'nosniff', ...Object.fromEntries(response.headers) }
    if (draft) return asPreview({ status: response.status, headers, body })
    return {
      status: response.status,
      headers,
      body,
      ...(isUsualHost(request.host, host, site) && { reads }),
    }
  }

  return async (request: PageRequest | PreviewRequest): Promise<Rendered> => {
    try {
      return await answer(request)
    } catch (err) {
      if (isContentUnavailable(err)) return fallbackPages.unavailable()
      platform.log.error({ err, host: request.host, url: request.url }, 'a request failed')
      return fallbackPages.failed()
    }
  }
}

/** Whatever a look at drafts answers is kept nowhere and found by nobody; marks stand in its text alone. */
function asPreview({ status, headers, body }: Rendered): Rendered {
  const isPage = headers['content-type']?.startsWith('text/html')
  return {
    status,
    headers: { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
    body: isPage ? Buffer.from(cleanHtml(body.toString())) : body,
  }
}

/** Only under the names shoppers use is a page kept: odd ports and spellings must not push pages out of the cache. */
const isUsualHost = (header: string | undefined, name: string, site: Site) =>
  header === name || header === `${name}${/:\d+$/.exec(site.origin)?.[0] ?? ''}`

const redirectTo = (to: string): Rendered => ({
  status: 301,
  headers: { location: to, 'cache-control': 'public, max-age=300' },
  body: Buffer.alloc(0),
})
