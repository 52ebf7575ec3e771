/** Waits between tries in milliseconds: each is twice the one before, up to the longest, until a reset. */
export interface Backoff {
  next(): number
  reset(): void
}

export function createBackoff(firstMs: number, longestMs: number): Backoff {
  let wait = firstMs
  return {
    next() {
      const now = wait
      wait = Math.min(wait * 2, longestMs)
      return now
    },
    reset() {
      wait = firstMs
    },
  }
}
