export class QueueFull extends Error {}

/** Runs at most `width` tasks at a time; with `longest` waiting already, a further one is refused. */
export function createLimiter(width: number, longest: number) {
  let active = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= width) {
      if (waiting.length >= longest) throw new QueueFull('Too many pictures are being made at once')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else active += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }
}

export type Limiter = ReturnType<typeof createLimiter>
