import type { IncomingMessage } from 'node:http'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import type { Response as ExpressResponse, Request } from 'express'
import { Router, urlencoded } from 'express'
import { draftClient } from '#app/content/draft-client.server.ts'
import { fallbackPages, type Rendered } from '#app/page/fallback-pages.server.ts'
import { encodePath, readAddress } from '#app/page/path.ts'
import type { Platform } from '#app/page/platform.ts'
import { siteOfHost } from '#app/page/site-of-host.server.ts'
import { isForTools } from '#app/page/staff.ts'
import { anyEditor, peopleOf } from '#app/staff/people.server.ts'
import { makerOf } from '#app/staff/secret.server.ts'
import { readHost } from '#app/tenancy/host.ts'
import { paths } from '#values/paths.ts'
import { instantOfWall } from '#values/schedule.ts'
import { createChangeStreams } from './change-streams.server.ts'
import { draftLake } from './drafts.server.ts'
import {
  beginSession,
  cookieValues,
  endedCookies,
  isFramed,
  type PreviewSession,
  previewCookie,
  previewKey,
  readSession,
  renewed,
  sessionCookie,
} from './session.ts'

/** A request that may be someone's look at drafts: it never goes to the page cache unread. */
export const hasPreviewCookie = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(`${previewCookie}=`) === true

/** Who sees drafts, and the ways in and out (`/preview/enable`, `/preview/disable`, `/preview/as-at`, `/preview/changes`). */
export function createPreview(platform: Platform) {
  const { env, log } = platform
  const client = env.SANITY_API_TOKEN ? draftClient(env) : undefined
  const key = previewKey(env.SANITY_API_TOKEN ?? '')
  const works = client && env.embedded ? peopleOf(client) : anyEditor
  const streams = client && createChangeStreams(client, log)

  /** The session of a request, where preview is possible at all. */
  function sessionOf({ headers }: IncomingMessage): PreviewSession | undefined {
    const host = client && readHost(headers.host)
    if (!host) return undefined
    for (const value of cookieValues(headers.cookie)) {
      const session = readSession(value, key, { host, now: Date.now() })
      if (session) return session
    }
    return undefined
  }

  /** The session, while its person still works on the site. */
  async function admitted(req: IncomingMessage) {
    const session = sessionOf(req)
    return session && (await works(session.user, session.tenant)) ? session : undefined
  }

  const isHttps = (req: Request) => req.secure || env.SITE_ORIGIN.startsWith('https:')

  /** Moves the end of a session on while it is used. */
  function renew(session: PreviewSession, req: Request, res: ExpressResponse) {
    const longer = renewed(session, Date.now())
    if (longer) res.append('set-cookie', sessionCookie(longer, key, Date.now(), isHttps(req)))
  }

  const siteOf = async (req: Request) => {
    const found = await siteOfHost(platform, req.headers.host)
    return found?.site && { host: found.host, site: found.site }
  }

  async function enable(req: Request, res: ExpressResponse, next: () => void) {
    const found = await siteOf(req)
    if (!found) return next()
    if (!client) return send(res, fallbackPages.noPreview())
    const { isValid, redirectTo } = await validatePreviewUrl(client, req.originalUrl)
    const maker = isValid ? await makerOf(client, String(req.query['sanity-preview-secret'])) : undefined
    if (!maker || isForTools(maker.source) || !(await works(maker.userId, found.site.id)))
      return send(res, fallbackPages.previewRefused())
    const details = {
      tenant: found.site.id,
      host: found.host,
      user: maker.userId,
      studio: maker.studio,
      framed: isFramed(req.headers),
    }
    const session = beginSession(Date.now(), details)
    res.append('set-cookie', sessionCookie(session, key, Date.now(), isHttps(req)))
    res.redirect(307, localPath(redirectTo))
  }

  function disable(req: Request, res: ExpressResponse) {
    for (const cookie of endedCookies(isHttps(req))) res.append('set-cookie', cookie)
    res.redirect(303, localPath(req.query.to))
  }

  async function setMoment(req: Request, res: ExpressResponse) {
    const session = await admitted(req)
    const found = session && (await siteOf(req))
    if (!found || found.site.id !== session.tenant) return send(res, fallbackPages.previewRefused())
    const asAt = readMoment(req.body?.at, found.site.timeZone)
    if (asAt === null) return send(res, fallbackPages.badAddress())
    const moved = { ...session, asAt }
    res.append('set-cookie', sessionCookie(moved, key, Date.now(), isHttps(req)))
    res.redirect(303, localPath(req.body?.to))
  }

  const router = Router()
  router.use(paths.preview, (_req, res, next) => {
    res.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    next()
  })
  const failed = (res: ExpressResponse) => (err: unknown) => {
    log.warn({ err }, 'a preview could not be entered')
    send(res, fallbackPages.unavailable())
  }
  router.get(paths.previewEnable, (req, res, next) => void enable(req, res, next).catch(failed(res)))
  router.get(paths.previewDisable(), disable)
  router.post(paths.previewAsAt, urlencoded({ extended: false, limit: '8kb' }), (req, res) => {
    if (!isOwnPage(req)) return send(res, fallbackPages.previewRefused())
    setMoment(req, res).catch(failed(res))
  })
  router.get(paths.previewChanges, async (req, res) => {
    const session = await admitted(req).catch(() => undefined)
    if (session && streams) streams.follow(session.tenant, res)
    else res.status(401).json({ error: 'The preview has ended.' })
  })
  return { router, admitted, renew, lake: client && draftLake(client), close: () => streams?.close() }
}

export type PreviewServer = ReturnType<typeof createPreview>

function send(res: ExpressResponse, { status, headers, body }: Rendered) {
  res
    .status(status)
    .set({ ...headers, 'cache-control': 'private, no-store' })
    .send(body)
}

/** A path of this site out of what an address or a form says; the home page where it says anything else. */
function localPath(given: unknown) {
  const asked = typeof given === 'string' ? readAddress(given) : undefined
  if (asked?.kind !== 'path') return asked?.kind === 'redirect' ? asked.to : '/'
  const search = new URLSearchParams(asked.search)
  for (const name of [...search.keys()]) if (name.startsWith('sanity-preview-')) search.delete(name)
  return encodePath(asked.path) + (search.size > 0 ? `?${search}` : '')
}

/** An instant as written, or a time on the site's clock; undefined for now, null where it cannot be read. */
function readMoment(given: unknown, timeZone: string): number | undefined | null {
  if (given === undefined || given === '') return undefined
  if (typeof given !== 'string') return null
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given)
  const instant = wall ? instantOfWall(timeZone, Date.parse(`${given}Z`)).getTime() : Date.parse(given)
  return Number.isNaN(instant) ? null : instant
}

/** A form of our own page: another site's cannot move anybody's moment. */
const isOwnPage = ({ headers }: IncomingMessage) => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host)
}
