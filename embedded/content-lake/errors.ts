/** An error response in the format of Sanity's API. */
export class LakeError extends Error {
  status: number
  body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** The plain format: `{statusCode, error, message}`. */
export function httpError(status: number, message: string, extra: Record<string, unknown> = {}): LakeError {
  return new LakeError(
    status,
    { statusCode: status, error: REASONS[status] ?? 'Error', message, ...extra },
    message,
  )
}

/** The format with a typed error: `{error: {type, description, …}}`. */
export function typedError(
  status: number,
  type: string,
  description: string,
  extra: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, { error: { type, description, ...extra } }, description)
}

export interface MutationErrorItem {
  error: { type: string; description: string; [detail: string]: unknown }
  index: number
}

/** A refused transaction: `{error: {type: 'mutationError', description, items}}`. */
export function mutationError(status: number, items: MutationErrorItem[]): LakeError {
  const description = `The mutation(s) failed: ${items[0]?.error.description ?? 'unknown reason'}`
  return new LakeError(status, { error: { type: 'mutationError', description, items } }, description)
}

export const unauthorized = (message = 'Session not found') =>
  httpError(401, message, { errorCode: 'SIO-401-ANF' })

export const forbidden = (permission: string) =>
  new LakeError(
    403,
    {
      error: {
        type: 'insufficientPermissionsError',
        description: `Insufficient permissions; permission "${permission}" required`,
        permissions: [permission],
      },
    },
    `Insufficient permissions; permission "${permission}" required`,
  )

export const unsupported = (feature: string) =>
  typedError(501, 'notImplemented', `${feature} is not supported by the embedded Content Lake.`)

let complainedAt = 0

/**
 * 503, never a 409, which would make the Studio discard an edit. One line is logged every few seconds, however many
 * requests fail.
 */
export function databaseAway(error: unknown): LakeError {
  if (Date.now() - complainedAt > 5_000) {
    complainedAt = Date.now()
    console.error(`PostgreSQL does not answer: ${error instanceof Error ? error.message : error}`)
  }
  return typedError(503, 'unavailable', 'The database does not answer just now; try again shortly.')
}
