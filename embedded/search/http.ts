import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { SearchError } from './engine/contract.ts'
import { createRateLimiter, type RateLimit } from './rate-limit.ts'
import type { SearchRequest, SearchServer } from './server.ts'

/** Longest body in bytes, for keys that may write and for all others. */
const limits = { writer: 32e6, reader: 300e3 }
const searchLimit: RateLimit = { perSecond: 50, burst: 800 }

/**
 * Serves the search server's API over HTTP; `req.url` is the path from `/1/` on. `limit` applies to each address that
 * uses a search key.
 */
export function searchOverHttp(server: SearchServer, limit = searchLimit) {
  const allowed = createRateLimiter(limit)
  return async (req: IncomingMessage, res: ServerResponse, address: string) => {
    const url = new URL(req.url ?? '/', 'http://search')
    const headers: SearchRequest['headers'] = {}
    for (const [name, value] of Object.entries(req.headers))
      headers[name] = Array.isArray(value) ? value[0] : value
    const { method = 'GET' } = req
    const request = { method, path: url.pathname.replace(/(.)\/$/, '$1'), query: url.searchParams, headers }
    try {
      const access = server.access(request)
      const isWriter = access.rights.includes('addObject')
      if (!isWriter && !(await allowed(address))) throw new SearchError('Too Many Requests', 429)
      const body = await read(req, isWriter ? limits.writer : limits.reader)
      const answer = await server.handle({ ...request, body })
      send(req, res, answer.status, answer.body)
    } catch (error) {
      if (!(error instanceof SearchError)) return void res.destroy()
      const { message, status } = error
      send(req, res, status, JSON.stringify({ message, status }))
    }
  }
}

function send(req: IncomingMessage, res: ServerResponse, status: number, body: string) {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 429 && { 'retry-after': '1' }),
    // The unread rest of a body would be taken for the next request.
    ...(!req.complete && { connection: 'close' }),
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
}

/** The body as text, decompressed. @throws SearchError 413 if it is longer than `limit` bytes */
async function read(req: IncomingMessage, limit: number): Promise<string> {
  const packed = req.headers['content-encoding']
  if (packed && packed !== 'gzip' && packed !== 'identity')
    throw new SearchError(`Content-Encoding ${packed} is not supported`, 415)
  const source: Readable = packed === 'gzip' ? req.pipe(createGunzip()) : req
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    source.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) return void chunks.push(chunk)
      // Left unread, not destroyed: the connection still has to carry the response.
      req.unpipe().pause()
      source.removeAllListeners('data')
      reject(new SearchError(`The body is longer than ${limit} bytes`, 413))
    })
    source.once('end', () => resolve(Buffer.concat(chunks, length).toString()))
    source.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code?.startsWith('Z_') ? new SearchError('The body is not gzip') : error),
    )
    req.once('close', () => req.complete || reject(new Error('The client is gone')))
  })
}
