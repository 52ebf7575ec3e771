import type { z } from 'zod'
import type { Answer, Answers } from './answers.server.ts'
import type { TenantContent } from './tenant-content.server.ts'

/** What one rendering has read: what must change for it to be rendered again. */
export class Reads {
  readonly tags = new Set<string>()
  /** Oldest `since` of all answers. */
  since: number
  /** True when an answer could not be asked for: the page is the last one known. */
  stale = false
  /** Parameters of the address that were looked at: the answer is another one when they are. */
  readonly params = new Set<string>()
  /** The page changes by itself at this instant (milliseconds). */
  validUntil = Number.POSITIVE_INFINITY

  constructor(now: number) {
    this.since = now
  }

  note(answer: Answer) {
    for (const tag of answer.tags) this.tags.add(tag)
    this.since = Math.min(this.since, answer.since)
    if (answer.stale) this.stale = true
  }

  /** Counts what another rendering read as read by this one. */
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

/** Shapes already read from an answer: an answer is parsed once, not once a request. */
const parsed = new WeakMap<object, WeakMap<z.ZodType, unknown>>()

/** `shape.parse(answer.result)`, once per answer. */
export function shaped<Shape extends z.ZodType>(
  answer: Pick<Answer, 'result'>,
  shape: Shape,
): z.output<Shape> {
  const { result } = answer
  if (typeof result !== 'object' || result === null) return shape.parse(result)
  const shapes = parsed.get(result) ?? new WeakMap<z.ZodType, unknown>()
  parsed.set(result, shapes)
  if (!shapes.has(shape)) shapes.set(shape, shape.parse(result))
  return shapes.get(shape) as z.output<Shape>
}

/** The tenant floor: what every query must say, so that no site can read another's documents (TEN-19). */
const floor = 'tenant._ref == $tenant'

/** Reads of the tenant whose document is `tenant` (`site-motorworld`), noted in `reads`. */
export function tenantContent(answers: Answers, tenant: string, reads: Reads): TenantContent {
  return {
    async query({ query, params, shape }) {
      if (!query.includes(floor)) throw new Error(`A query of ${tenant} does not say "${floor}": ${query}`)
      const answer = await answers.read(query, { ...params, tenant })
      reads.note(answer)
      return shaped(answer, shape)
    },
  }
}
