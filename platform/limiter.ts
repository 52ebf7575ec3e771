export class QueueFull extends Error {}

/** Runs at most `width` tasks at a time. @throws QueueFull when `longest` tasks are waiting already */
export function createLimiter(width: number, longest: number) {
  let active = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= width) {
      if (waiting.length >= longest) throw new QueueFull('Too many tasks are waiting')
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
