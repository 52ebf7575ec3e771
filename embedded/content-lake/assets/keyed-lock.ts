/** Runs tasks with the same key one after the other, in the order of the calls. */
export function createKeyedLock() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const run = (async () => {
      await before?.catch(() => undefined)
      return task()
    })()
    last.set(key, run)
    try {
      return await run
    } finally {
      if (last.get(key) === run) last.delete(key)
    }
  }
}
