const remembered = 2000

/**
 * The log of what live events have invalidated. Whoever keeps something made of documents notes the position before
 * reading and the tags that were read, and asks `touched` before using it again. As the position is taken before the
 * reading starts, an event that arrives in the meantime makes the result old, never silently new.
 */
export class Invalidations {
  /** Number of events so far. */
  position = 0
  /** False while the live connection is down: nothing that was kept is then known to be current. */
  connected = false
  readonly #events: (readonly string[] | null)[] = []

  /** These sync tags changed. */
  record(tags: readonly string[]) {
    this.#push(tags)
  }

  /** Everything may have changed: the connection was lost, or the Content Lake restarted. */
  recordAll() {
    this.#push(null)
  }

  /** True when one of `tags` changed after `since`, or when that is no longer known. */
  touched(since: number, tags: ReadonlySet<string>): boolean {
    if (since === this.position) return false
    const missed = this.position - since
    if (missed > this.#events.length) return true
    return this.#events.slice(-missed).some((event) => event === null || event.some((tag) => tags.has(tag)))
  }

  #push(event: readonly string[] | null) {
    this.position++
    this.#events.push(event)
    if (this.#events.length > remembered * 2) this.#events.splice(0, remembered)
  }
}
