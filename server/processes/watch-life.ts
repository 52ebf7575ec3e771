/** How long a look may take, and the pause after one that went well: with three misses in a row, 8 s at most. */
const patienceMs = 2_000
const pauseMs = 2_000
const mostMisses = 3

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Looks after a process that runs without responding: stopped, or caught in an endless loop. Misses are counted rather
 * than time, so that a machine that slept does not end what is healthy.
 * @param responds false, or no result in time, is a miss
 * @param onSilence called after three misses in a row; looking goes on once it is done
 * @returns a function that ends it
 */
export function watchLife(responds: () => Promise<boolean>, onSilence: () => unknown): () => void {
  const end = new AbortController()
  const { signal } = end
  const watch = async () => {
    for (let misses = 0; !signal.aborted; ) {
      const patience = pause(patienceMs, signal).then(() => false)
      const isThere = await Promise.race([responds().catch(() => false), patience])
      // One that refuses at once may only just begin to listen.
      if (!isThere) await patience
      misses = isThere ? 0 : misses + 1
      if (signal.aborted) return
      if (misses === mostMisses) {
        misses = 0
        await onSilence()
      }
      if (isThere) await pause(pauseMs, signal)
    }
  }
  void watch()
  return () => end.abort()
}
