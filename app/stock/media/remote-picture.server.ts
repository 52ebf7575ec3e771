import { createWriteStream } from 'node:fs'
import { get as httpGet, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as httpsGet } from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ipaddr from 'ipaddr.js'
import { checkedLookup, isPublicAddress } from '#platform/http/public-lookup.server.ts'

/** The address cannot be fetched; `gone`: its server says that there is no such picture. */
export class PictureUnavailable extends Error {
  override name = 'PictureUnavailable'
  readonly gone: boolean
  constructor(message: string, gone = false) {
    super(message)
    this.gone = gone
  }
}

const mostBytes = 20 * 1024 * 1024
const patienceMs = 15_000
const mostRedirects = 3

export interface RemoteOptions {
  /** Which addresses may be connected to. */
  allowed?: (address: string) => boolean
  maxBytes?: number
  timeoutMs?: number
}

/**
 * Fetches a picture of the web into a file. Names are resolved once and the checked address is the one connected to;
 * redirects are checked alike. @throws PictureUnavailable
 */
export async function fetchPicture(url: string, to: string, options: RemoteOptions = {}): Promise<void> {
  const { allowed = isPublicAddress, maxBytes = mostBytes, timeoutMs = patienceMs } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let at = new URL(url)
    for (let hop = 0; ; hop++) {
      const answer = await ask(at, allowed, signal)
      const { statusCode: status = 0, headers } = answer
      if (status >= 300 && status < 400 && headers.location && hop < mostRedirects) {
        answer.destroy()
        at = new URL(headers.location, at)
        continue
      }
      if (status !== 200) {
        answer.destroy()
        throw new PictureUnavailable(`${at.host} answered ${status}`, status === 404 || status === 410)
      }
      return await pipeline(answer, atMost(maxBytes), createWriteStream(to), { signal })
    }
  } catch (error) {
    throw error instanceof PictureUnavailable ? error : new PictureUnavailable((error as Error).message)
  }
}

function ask(url: URL, allowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new PictureUnavailable(`${url.protocol} is not fetched`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without a look-up.
  if (ipaddr.isValid(host) && !allowed(host)) throw new PictureUnavailable(`${host} is not a public address`)
  const lookup = checkedLookup(allowed, (name) => new PictureUnavailable(`${name} has no public address`))
  const options: RequestOptions = {
    lookup,
    signal,
    headers: { accept: 'image/*', 'user-agent': 'Forecourt' },
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsGet : httpGet)(url, options, resolve)
    request.on('error', reject)
  })
}

function atMost(bytes: number) {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new PictureUnavailable(`It is larger than ${bytes} bytes`))
      else done(null, chunk)
    },
  })
}
