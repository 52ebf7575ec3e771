const remembered = 2000

/**
 * What live events have said, as a growing number. Whoever keeps something made of documents notes the number before
 * it began and the tags it read, and asks `touched` before using it again. Because the number is taken before the
 * reading starts, an event that arrives in the meantime makes the result old, never silently new.
 */
export class Changes {
  /** Grows with every event. */
  now = 0
  /** False while the live connection is down: nothing kept is then known to be current. */
  connected = false
  readonly #events: (readonly string[] | null)[] = []

  /** These sync tags changed. */
  record(tags: readonly string[]) {
    this.#push(tags)
  }

  /** Anything may have changed: the connection was away, or the Content Lake restarted. */
  recordAll() {
    this.#push(null)
  }

  /** True when one of `tags` changed after `since`, or when that is no longer known. */
  touched(since: number, tags: ReadonlySet<string>): boolean {
    if (since === this.now) return false
    const missed = this.now - since
    if (missed > this.#events.length) return true
    return this.#events.slice(-missed).some((event) => event === null || event.some((tag) => tags.has(tag)))
  }

  #push(event: readonly string[] | null) {
    this.now++
    this.#events.push(event)
    if (this.#events.length > remembered * 2) this.#events.splice(0, remembered)
  }
}
