import type { Answer } from './answers.server.ts'

/** What one rendering has read: it is rendered again when one of these changes. */
export class Reads {
  readonly tags = new Set<string>()
  /** Earliest `since` of all answers. */
  since: number
  /** True when an answer could not be refreshed: the page shows the last one known. */
  stale = false
  /** Parameters of the address that were read: the page depends on their values. */
  readonly params = new Set<string>()
  /** Instant at which the page changes by itself, in milliseconds since 1970. */
  validUntil = Number.POSITIVE_INFINITY

  constructor(now: number) {
    this.since = now
  }

  note(answer: Answer) {
    for (const tag of answer.tags) this.tags.add(tag)
    this.since = Math.min(this.since, answer.since)
    if (answer.stale) this.stale = true
  }

  /** Adds what another rendering has read. */
  include(other: Reads) {
    for (const tag of other.tags) this.tags.add(tag)
    for (const param of other.params) this.params.add(param)
    this.since = Math.min(this.since, other.since)
    this.stale ||= other.stale
    this.until(other.validUntil)
  }

  until(instant: number) {
    this.validUntil = Math.min(this.validUntil, instant)
  }
}
