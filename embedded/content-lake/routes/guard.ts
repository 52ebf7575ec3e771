import type { ErrorRequestHandler, RequestHandler } from 'express'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import { hasTwoHosts } from '#platform/http/one-host.server.ts'
import { isTrustedOrigin, sentByTrustedPage } from '../auth/origins.ts'
import type { LakeConfig } from '../context.ts'
import { databaseAway, httpError, LakeError } from '../errors.ts'

/** CORS headers for our own origin, with credentials; others get none, so their browsers refuse. */
export function cors(config: LakeConfig): RequestHandler {
  return (req, res, next) => {
    const origin = req.headers.origin
    res.vary('origin')
    if (origin && isTrustedOrigin(config, origin, req)) {
      res.set('access-control-allow-origin', origin)
      res.set('access-control-allow-credentials', 'true')
      res.set('access-control-expose-headers', 'content-type, content-length, etag, retry-after')
      if (req.method === 'OPTIONS') {
        res.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
        res.set('access-control-allow-headers', req.get('access-control-request-headers') ?? '')
        res.set('access-control-max-age', '600')
      }
    }
    if (req.method === 'OPTIONS') res.status(204).end()
    else next()
  }
}

/** What no endpoint can mean: two hosts, and the character that PostgreSQL keeps in no text. */
export const readable: RequestHandler = (req, _res, next) => {
  if (hasTwoHosts(req)) next(httpError(400, 'The request names two hosts'))
  else if (req.url.includes('%00')) next(httpError(400, 'The address has a character that is not text'))
  else next()
}

/** A page of another site must not write with a visitor's cookie; a token in the request is sufficient proof. */
export function sameSiteWrites(config: LakeConfig): RequestHandler {
  return (req, _res, next) => {
    if (req.headers.authorization || sentByTrustedPage(config, req)) next()
    else next(httpError(403, `Requests from ${req.headers.origin ?? 'other sites'} are not accepted`))
  }
}

export const errorAnswer: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error)
  const answer = asLakeError(error)
  if (answer.status >= 500 && !(error instanceof LakeError))
    console.error(`${req.method} ${req.path}:`, error)
  if (answer.status === 503) res.set('retry-after', '1')
  res.status(answer.status).json(answer.body)
}

export function asLakeError(error: unknown): LakeError {
  if (error instanceof LakeError) return error
  if (isDatabaseAway(error)) return databaseAway(error)
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  if (type === 'entity.too.large') return httpError(413, 'The request body is larger than 10 MB')
  if (type === 'entity.parse.failed') return httpError(400, 'The request body is not valid JSON')
  if (status >= 400 && status < 500)
    return httpError(status, error instanceof Error ? error.message : 'Bad request')
  return httpError(500, 'The server failed to answer; its log has the reason')
}
