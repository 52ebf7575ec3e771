import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const brotliOf = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // No larger than the page: the encoder's memory is a multiple of it.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
    },
  })

/** Fast enough for the first response of a page. */
export const compressQuickly = (body: Buffer, encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br' ? brotliOf(body, 4) : zip(body, { level: 5 })

/** As small as possible; done once per page, after its first responses. */
export const compressWell = (body: Buffer) => brotliOf(body, 10)

const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export const decompress = (body: Buffer, encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br' ? unbrotli(body) : unzip(body)

/** The encoding that the browser prefers, of those we produce. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (accept.includes('q=0')) {
    const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept)
    if (accept.includes('br') && !refused('br')) return 'br'
    return accept.includes('gzip') && !refused('gzip') ? 'gzip' : 'identity'
  }
  if (accept.includes('br')) return 'br'
  return accept.includes('gzip') ? 'gzip' : 'identity'
}

export const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`
