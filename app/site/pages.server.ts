import { createRequestHandler } from '@remix-run/node'
import { isContentUnavailable } from '#app/content/answers.server.ts'
import { fallbackPages, type Rendered, sitesPage } from '#app/page/fallback-pages.server.ts'
import { json } from '#app/page/json.ts'
import { readAddress } from '#app/page/path.ts'
import type { Caller, Platform, Visit } from '#app/page/platform.ts'
import { siteOfHost } from '#app/page/site-of-host.server.ts'
import { cleanHtml } from '#app/preview/clean-html.ts'
import type { DraftLake } from '#app/preview/drafts.server.ts'
import { previewVisit } from '#app/preview/preview.server.ts'
import type { PreviewSession } from '#app/preview/session.ts'
import { isPlatformHost } from '#app/tenancy/host.ts'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import { accessTo, toSignIn } from './access.server.ts'
import { answerForm } from './act.server.ts'
import { checkOrigin, Refused } from './guard.server.ts'
import type { SiteBuild } from './site-build.ts'
import { siteUnavailable } from './with-site.server.ts'

/** What an answer depends on: the same for every visitor. */
export interface PageRequest {
  host: string | undefined
  url: string
}

/** Somebody's look at a page that may be theirs alone. */
export interface VisitorRequest extends PageRequest {
  cookies: string | null
  /** Address of the page they come from. */
  from: string | undefined
}

/** Someone's look at drafts, which depends on who asks. */
export interface PreviewRequest extends PageRequest {
  session: PreviewSession
  lake: DraftLake
}

/** A request that is answered for whoever sent it, and kept nowhere: to an endpoint, or a form to a page. */
export interface DirectRequest extends PageRequest {
  method: string
  headers: Headers
  body?: ReadableStream<Uint8Array>
  caller: Caller
}

/** True for paths of endpoints. */
export const isEndpointPath = (url: string) => url.startsWith('/api/')

/** Renders what stands at an address: a tenant's page, or a fallback page where there is no tenant. Never throws. */
export function createPages(platform: Platform, { build }: Pick<SiteBuild, 'build'>) {
  const remix = createRequestHandler(build, platform.env.NODE_ENV)

  async function answer(request: PageRequest | PreviewRequest): Promise<Rendered> {
    const found = await siteOfHost(platform, request.host)
    if (!found) return fallbackPages.badRequest()
    const { host, site, reads } = found
    if (!site && !isPlatformHost(platform.env, host)) return fallbackPages.unknownHost()
    const asked = readAddress(request.url)
    if (asked.kind === 'refused')
      return asked.status === 414 ? fallbackPages.tooLong() : fallbackPages.badAddress()
    if (asked.kind === 'redirect') return redirectTo(asked.to)
    if (!site) {
      if (!platform.env.demo) return fallbackPages.unknownHost()
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
    const rendered = await render(request.url, visit)
    if (draft) return asPreview(rendered)
    return { ...rendered, reads }
  }

  async function render(url: string, visit: Visit): Promise<Rendered> {
    const done = new AbortController()
    const request = new Request(visit.site.origin + url, { signal: done.signal })
    const rendered = await renderedOf(await remix(request, { visit, caller: nobody }))
    done.abort()
    return rendered
  }

  /** A page that is made for whoever asks, or where they have to sign in first; undefined for all others. */
  async function personal({ host, url, cookies, from }: VisitorRequest): Promise<Rendered | undefined> {
    // While it is not known whose host this is, the page that was kept may still be shown.
    const { site, reads } = (await siteOfHost(platform, host).catch(() => null)) ?? {}
    const asked = readAddress(url)
    if (!site || !reads || asked.kind !== 'path') return undefined
    const access = await accessTo(platform, site, asked, { cookies, from })
    if (!access) return undefined
    if (access.signIn) return toSignIn(access.signIn)
    const search = new URLSearchParams(asked.search)
    const { visitor } = access
    const visit = { platform, site, path: asked.path, search, reads, instant: platform.now(), visitor }
    const { status, headers, body } = await render(url, visit)
    return { status, body, headers: { ...headers, 'cache-control': 'private, no-store' } }
  }

  async function direct({ host: header, url, method, headers, body, caller }: DirectRequest) {
    const found = await siteOfHost(platform, header)
    if (!found) return fallbackPages.badRequest()
    const { site, reads } = found
    if (!site)
      return isEndpointPath(url)
        ? renderedOf(json(404, { error: 'There is no such site.' }))
        : fallbackPages.unknownHost()
    const asked = readAddress(url)
    if (asked.kind === 'refused') return fallbackPages.badAddress()
    if (asked.kind === 'redirect') return { ...redirectTo(asked.to), status: 308 }
    const visit: Visit = {
      ...{ platform, site, reads, path: asked.path },
      search: new URLSearchParams(asked.search),
      instant: platform.now(),
    }
    const request = new Request(site.origin + remixAddress(url, asked.path), {
      method,
      headers,
      ...(body && { body, duplex: 'half' }),
    } as RequestInit)
    if (isEndpointPath(url)) return renderedOf(await remix(request, { visit, caller }))
    const access = await accessTo(platform, site, asked, { cookies: caller.cookies })
    if (access?.signIn)
      return wantsJson(headers)
        ? renderedOf(json(401, { error: 'Please sign in first.', redirect: access.signIn }))
        : toSignIn(access.signIn)
    visit.visitor = access?.visitor
    const answer = await submit(request, visit, caller)
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
  }

  /** A form to a page. Remix ends requests of other origins with an error of its own, so they do not reach it. */
  async function submit(request: Request, visit: Visit, caller: Caller): Promise<Rendered> {
    const inPlace = wantsJson(request.headers)
    try {
      checkOrigin(request, visit.site)
    } catch (err) {
      if (!(err instanceof Refused)) throw err
      const { status, message } = err
      return inPlace
        ? renderedOf(json(status, { error: message }))
        : fallbackPages.refused(status, message, visit.path)
    }
    return renderedOf(
      inPlace ? await answerForm(request, visit, caller) : await remix(request, { visit, caller }),
    )
  }

  const safely =
    <Asked extends PageRequest, Answer>(answerOf: (request: Asked) => Promise<Answer>) =>
    async (request: Asked): Promise<Answer | Rendered> => {
      try {
        return await answerOf(request)
      } catch (err) {
        const failed =
          isContentUnavailable(err) || isDatabaseAway(err)
            ? { status: 503, error: siteUnavailable }
            : { status: 500, error: 'Something went wrong. Please try again.' }
        if (failed.status === 500)
          platform.log.error({ err, host: request.host, url: request.url }, 'a request failed')
        if (isEndpointPath(request.url)) return renderedOf(json(failed.status, { error: failed.error }))
        return failed.status === 503 ? fallbackPages.unavailable() : fallbackPages.failed()
      }
    }

  return {
    page: safely<PageRequest | PreviewRequest, Rendered>(answer),
    personal: safely<VisitorRequest, Rendered | undefined>(personal),
    direct: safely<DirectRequest, Rendered>(direct),
  }
}

/** Remix hands a form that is sent to `/` to the layout of all pages, unless the address names the index page. */
const remixAddress = (url: string, path: string) =>
  path === '/' ? `${url}${url.includes('?') ? '&' : '?'}index` : url

/** A page is the same for everyone, so nobody in particular asks for it. */
const nobody: Caller = { address: '', cookies: null }

const wantsJson = (headers: Headers) => headers.get('accept')?.startsWith('application/json') === true

const renderedOf = async (response: Response): Promise<Rendered> => ({
  status: response.status,
  headers: { 'x-content-type-options': 'nosniff', ...Object.fromEntries(response.headers) },
  body: Buffer.from(await response.arrayBuffer()),
})

/** Whatever a look at drafts answers is kept nowhere and found by nobody; marks stand in its text alone. */
function asPreview({ status, headers, body }: Rendered): Rendered {
  const isPage = headers['content-type']?.startsWith('text/html')
  return {
    status,
    headers: { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
    body: isPage ? Buffer.from(cleanHtml(body.toString())) : body,
  }
}

const redirectTo = (to: string): Rendered => ({
  status: 301,
  headers: { location: to, 'cache-control': 'public, max-age=300' },
  body: Buffer.alloc(0),
})
