import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Identity, LakeContext } from '../context.ts'
import { forbidden, httpError, typedError, unauthorized } from '../errors.ts'
import type { Perspective } from '../query/dataset.ts'
import type { QueryRequest } from '../query/protocol.ts'

/** Express 4 does not handle promises; this passes their errors to the error handler. */
export const route =
  (handler: (req: Request, res: Response) => Promise<unknown>): RequestHandler =>
  (req, res, next) => {
    handler(req, res).catch(next)
  }

/** The path prefix every API request has; `:version` is its value. */
export const VERSION = '/:version(v1|vX|v\\d{4}-\\d{2}-\\d{2})'

/** Checks that the role may write at all; the write itself checks which documents. */
export async function mayWrite(ctx: LakeContext, req: Request, permission: string): Promise<Identity> {
  const identity = await ctx.authenticate(req)
  if (!identity) throw unauthorized('Sign in or send a token to write')
  if (identity.role === 'viewer') throw forbidden(permission)
  return identity
}

/** Everything except pictures and files needs a session or a token. */
export async function signedIn(ctx: LakeContext, req: IncomingMessage): Promise<Identity> {
  const identity = await ctx.authenticate(req)
  if (!identity) throw unauthorized()
  return identity
}

export function checkDataset(ctx: LakeContext, req: Request): void {
  if (req.params.dataset !== ctx.config.dataset)
    throw httpError(404, `Dataset "${req.params.dataset}" not found`)
  if (req.params.project !== undefined && req.params.project !== ctx.config.projectId)
    throw httpError(404, `Project "${req.params.project}" not found`)
}

/** `$name` parameters of a URL, each JSON. */
export function urlParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [key, value] of search) {
    if (!key.startsWith('$')) continue
    try {
      params[key.slice(1)] = JSON.parse(value)
    } catch {
      throw typedError(
        400,
        'invalidParameterError',
        `The parameter ${key} is not JSON; a string needs quotes`,
      )
    }
  }
  return params
}

export const searchOf = (req: Request): URLSearchParams =>
  new URL(req.originalUrl, 'http://lake').searchParams

/** A whole number from 1 on in the address; undefined where there is none. @throws LakeError 400 for anything else */
export function wholeNumber(search: URLSearchParams, name: string): number | undefined {
  const given = search.get(name)
  if (given === null || given === '') return undefined
  if (!/^[1-9]\d{0,14}$/.test(given)) throw httpError(400, `"${name}" is a whole number from 1 on`)
  return Number(given)
}

const DEFAULT_PUBLISHED_SINCE = 'v2025-02-19'

export function perspectiveOf(asked: unknown, version: string): Perspective {
  const names = (Array.isArray(asked) ? asked.map(String) : typeof asked === 'string' ? asked.split(',') : [])
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) {
    const old = version === 'v1' || (version !== 'vX' && version < DEFAULT_PUBLISHED_SINCE)
    return old ? 'raw' : 'published'
  }
  const known = names.map((name): Perspective | null => {
    if (name === 'raw' || name === 'published' || name === 'drafts') return name
    return name === 'previewDrafts' ? 'drafts' : null
  })
  if (known.includes(null))
    throw typedError(
      400,
      'invalidPerspectiveError',
      `Perspective "${names.join(',')}" is not one of raw, published, drafts`,
    )
  if (known.includes('raw') && known.length > 1)
    throw typedError(400, 'invalidPerspectiveError', 'The perspective raw cannot be combined with others')
  return known[0] === 'raw' ? 'raw' : known.includes('drafts') ? 'drafts' : 'published'
}

/** Parses `resultSourceMap`. */
export function sourceMapAsked(asked: unknown): QueryRequest['sourceMap'] {
  if (asked === undefined || asked === null) return undefined
  switch (String(asked)) {
    case 'true':
      return 'index'
    case 'withKeyArraySelector':
      return 'key'
    case 'false':
      return undefined
    default:
      throw typedError(400, 'httpBadRequest', 'resultSourceMap is true, false or withKeyArraySelector')
  }
}

export const truthy = (value: string | null): boolean => value === 'true' || value === '1' || value === ''
