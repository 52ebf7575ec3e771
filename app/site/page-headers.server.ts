import { createHash } from 'node:crypto'
import { trackingHosts } from '#app/analytics/tracking.ts'
import { onPictureHost } from '#app/media/picture-host.ts'
import type { ServerPage } from './server-page.ts'

/**
 * Headers of a page, with a Content Security Policy that names our inline pieces by their hashes. They are told from
 * anything else by a mark made at random when the process starts; the mark is taken out again here.
 */
export function pageHeaders(
  { mark, frameHosts, connectHosts, preload, site, development, preview }: ServerPage,
  marked: string,
) {
  const { body, pieces } = unmark(marked, ` nonce="${mark}"`)
  // Vite adds inline pieces of its own, and speaks over a socket; the overlays of preview bring styles.
  const hashed = (tag: string) =>
    development || (preview && tag === 'style')
      ? ["'unsafe-inline'"]
      : [...new Set(pieces.filter((piece) => piece.tag === tag).map(({ content }) => sha256(content)))]
  // Drafts load no services of others.
  const tracking = trackingHosts(preview ? noTracking : site.settings)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': preview ? 'private, no-store' : 'no-cache',
    ...(preview && { 'x-robots-tag': 'noindex, nofollow' }),
    'content-security-policy': policy(
      hashed('script'),
      hashed('style'),
      {
        frames: frameHosts,
        scripts: tracking.scripts,
        connections: [...connectHosts, ...tracking.connections, ...(development ? ['ws:'] : [])],
        pictures: [...pictureHost(site.settings.mediaBaseUrl), ...tracking.pictures],
      },
      preview && new URL(preview.studio).origin,
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const whole = body.replace('</title>', () => `</title>${preload}`)
  return { headers, body: onPictureHost(whole, site.settings.mediaBaseUrl) }
}

/** The origin of a picture host elsewhere, for the policy. */
const pictureHost = (base: string) => (URL.canParse(base) ? [new URL(base).origin] : [])

const noTracking = { socialPixelId: '', tagManagerId: '' }

/** Takes the mark out of a document and answers the inline scripts and styles that carried it. */
function unmark(marked: string, attribute: string) {
  const pieces: { tag: string; content: string }[] = []
  let body = ''
  let done = 0
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, done)) {
    body += marked.slice(done, at)
    done = at + attribute.length
    const tag = marked.startsWith('<style', marked.lastIndexOf('<', at)) ? 'style' : 'script'
    const start = marked.indexOf('>', done) + 1
    const content = marked.slice(start, marked.indexOf(`</${tag}>`, start))
    if (content) pieces.push({ tag, content })
  }
  return { body: body + marked.slice(done), pieces }
}

const hashes = new Map<string, string>()

/** Themes and rules repeat on every page: each is hashed once. */
function sha256(content: string) {
  const known = hashes.get(content)
  if (known) return known
  const made = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  if (hashes.size > 1000) hashes.clear()
  hashes.set(content, made)
  return made
}

/** Origins beside the site's own, by what is loaded from them. */
type Hosts = Record<'frames' | 'scripts' | 'connections' | 'pictures', readonly string[]>

const policy = (scripts: string[], styles: string[], hosts: Hosts, framedBy?: string) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...hosts.scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...hosts.pictures].join(' '),
    "media-src 'self'",
    ['frame-src', "'self'", ...hosts.frames].join(' '),
    ['connect-src', "'self'", ...hosts.connections].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    framedBy ? `frame-ancestors 'self' ${framedBy}` : "frame-ancestors 'self'",
  ].join('; ')
