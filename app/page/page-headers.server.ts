import { createHash } from 'node:crypto'
import type { ServerPage } from './page-context.ts'

/**
 * Headers of a page, with a Content Security Policy that names our inline pieces by their hashes. They are told from
 * anything else by a mark made at random when the process starts; the mark is taken out again here.
 */
export function pageHeaders({ mark, frameHosts, preload, site }: ServerPage, marked: string) {
  const attribute = ` nonce="${mark}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const inline = new RegExp(`<(script|style)\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, tag, content] of marked.matchAll(inline)) {
    if (content) hashes[tag as 'script' | 'style'].add(sha256(content))
  }
  const body = marked.replaceAll(attribute, '').replace('</title>', `</title>${preload}`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy([...hashes.script], [...hashes.style], frameHosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return { headers, body }
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

const policy = (scripts: string[], styles: string[], frameHosts: readonly string[]) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    ['frame-src', "'self'", ...frameHosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
