import type { Answer } from './answers.server.ts'

/** Something read that can be read again, to see whether it still is what it was. */
export interface Check {
  tags: ReadonlySet<string>
  /** `invalidations.position` before it was read. */
  since: number
  /** May reject: it is not known then. */
  holds(): Promise<boolean>
}

/** What one rendering has read: it is rendered again when one of these changes. */
export class Reads {
  readonly tags = new Set<string>()
  /** Asked when one of their tags has changed, before the page is made again. */
  readonly checks: Check[] = []
  /** Tags that were read without a check. */
  readonly #unchecked = new Set<string>()
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
    for (const tag of answer.tags) {
      this.tags.add(tag)
      this.#unchecked.add(tag)
    }
    this.since = Math.min(this.since, answer.since)
    if (answer.stale) this.stale = true
  }

  noteChecked(check: Check) {
    for (const tag of check.tags) this.tags.add(tag)
    this.since = Math.min(this.since, check.since)
    this.checks.push(check)
  }

  /** Tags whose change no check can tell apart: the page is made again. */
  get firmTags(): ReadonlySet<string> {
    const checked = new Set(this.checks.flatMap(({ tags }) => [...tags]))
    return new Set([...this.tags].filter((tag) => this.#unchecked.has(tag) || !checked.has(tag)))
  }

  until(instant: number) {
    this.validUntil = Math.min(this.validUntil, instant)
  }
}
