import type { IncomingMessage } from 'node:http'
import type { LakeConfig } from '../context.ts'

/** True for our own origin, and the host that the request was sent to. Every other is a stranger's, the sites' too. */
export function isTrustedOrigin(config: LakeConfig, origin: string, req: IncomingMessage): boolean {
  if (origin === config.publicOrigin) return true
  const host = req.headers.host
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/**
 * Where to go after signing in: an absolute address on our own origin or one of `returnOrigins`, or a path on our own;
 * undefined for any other, so that a link to the sign-in page cannot send people elsewhere.
 */
export function returnAddress(config: LakeConfig, wanted: string, req: IncomingMessage): URL | undefined {
  if (!URL.canParse(wanted, config.publicOrigin)) return undefined
  const url = new URL(wanted, config.publicOrigin)
  const plain = (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password
  return plain && (config.returnOrigins.includes(url.origin) || isTrustedOrigin(config, url.origin, req))
    ? url
    : undefined
}

/**
 * A browser names the origin of the page that sent a request. A cookie counts only if that page is ours: other sites
 * cannot act in the name of a signed-in person, by form, script or WebSocket.
 */
export function sentByTrustedPage(config: LakeConfig, req: IncomingMessage): boolean {
  const origin = req.headers.origin
  if (origin !== undefined) return isTrustedOrigin(config, origin, req)
  const safe = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS'
  const site = req.headers['sec-fetch-site']
  return safe || site === undefined || site === 'same-origin' || site === 'none'
}
