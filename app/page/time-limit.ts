/** A block's loader did not answer in time. */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

/** Runs `work` with a signal that aborts after `ms`; rejects then, whether or not the work listens to it. */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T> | T): Promise<T> {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TooSlow(`No answer within ${ms} ms.`)
      limit.abort(error)
      reject(error)
    }, ms)
  })
  try {
    return await Promise.race([(async () => work(limit.signal))(), late])
  } finally {
    clearTimeout(timer)
  }
}
