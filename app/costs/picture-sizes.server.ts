import { Lru } from '#platform/lru.ts'

const sizesKept = 20_000
/** Pictures that wait to be measured, at most; the others are asked for when the page is looked at again. */
const mostWaiting = 500
const patienceMs = 20_000
/** For how long a picture that could not be had is left alone. */
const restMs = 60_000
/** What Chromium takes. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

interface PictureSizes {
  /** Bytes as sent; undefined while they are being measured, null where the picture cannot be had. */
  bytesOf(address: string): number | null | undefined
}

/**
 * Bytes of pictures as the site at `origin` sends them. Asked for one after the other, behind the answers, and kept:
 * an address names a picture and its parameters, so its size never changes.
 */
export function createPictureSizes(origin: string, ask: typeof fetch = fetch): PictureSizes {
  const sizes = new Lru<number>(sizesKept)
  const failed = new Lru<number>(sizesKept)
  const waiting = new Set<string>()
  let busy = false

  async function measure(address: string) {
    const answer = await ask(origin + address, {
      method: 'HEAD',
      headers: { accept, 'accept-encoding': 'br, gzip' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const length = Number(answer.headers.get('content-length') ?? Number.NaN)
    if (!answer.ok || !Number.isFinite(length)) throw new Error(`The site answered ${answer.status}`)
    sizes.set(address, length)
  }

  async function work() {
    if (busy) return
    busy = true
    for (const address of waiting) {
      await measure(address).catch(() => failed.set(address, Date.now() + restMs))
      waiting.delete(address)
    }
    busy = false
  }

  return {
    bytesOf(address) {
      const known = sizes.get(address)
      if (known !== undefined) return known
      if ((failed.get(address) ?? 0) > Date.now()) return null
      if (waiting.size < mostWaiting) waiting.add(address)
      work()
      return undefined
    },
  }
}
