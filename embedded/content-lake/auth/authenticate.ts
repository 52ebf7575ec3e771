import type { IncomingMessage } from 'node:http'
import type { Authenticator, LakeContext } from '../context.ts'
import { httpError, unauthorized } from '../errors.ts'
import { sentByTrustedPage } from './origins.ts'
import { sessionCookie, sessionIdentity } from './sessions.ts'
import { tokenIdentity } from './tokens.ts'

export function readCookie(req: IncomingMessage, name: string): string | undefined {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * Authenticates by headers and method only, so that WebSocket upgrades work too. A token takes precedence over a
 * cookie. Null for an anonymous request.
 * @throws LakeError 401 for an invalid credential, 403 for a cookie sent by a page of another site
 */
export function authenticator({ pool, config }: Pick<LakeContext, 'pool' | 'config'>): Authenticator {
  return async (req) => {
    const header = req.headers.authorization
    if (header !== undefined) {
      const identity = await tokenIdentity(pool, /^bearer +(\S+) *$/i.exec(header)?.[1] ?? '')
      if (!identity) throw unauthorized('Unauthorized - the API token is not valid')
      return identity
    }
    const secret = readCookie(req, sessionCookie)
    if (!secret) return null
    if (!sentByTrustedPage(config, req)) {
      throw httpError(
        403,
        `Requests with a session are not accepted from ${req.headers.origin ?? 'other sites'}`,
      )
    }
    const identity = await sessionIdentity(pool, secret)
    if (!identity) throw unauthorized()
    return identity
  }
}
