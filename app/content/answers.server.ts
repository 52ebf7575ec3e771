import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Log } from '#platform/log.ts'
import { Lru } from '#platform/lru.ts'
import type { AnswerFiles } from './answer-files.server.ts'
import type { Invalidations } from './invalidations.ts'
import type { Lake } from './lake.server.ts'

/** The Content Lake does not answer, and nothing was kept from an earlier time. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}

/** By name: the server and the built site each hold this class, and errors go from one to the other. */
export const isContentUnavailable = (error: unknown) =>
  error instanceof Error && error.name === 'ContentUnavailable'

export interface Answer {
  result: unknown
  tags: ReadonlySet<string>
  /** `invalidations.position` from before the question was sent; -1 when the answer is from an earlier run. */
  since: number
  /** True when the Content Lake could not be asked: the answer is the last one known. */
  stale?: boolean
}

export interface Answers {
  /** The current answer, or the last one while the Content Lake is away. @throws ContentUnavailable */
  read(query: string, params: Record<string, unknown>): Promise<Answer>
}

interface Options {
  lake: Lake
  invalidations: Invalidations
  files?: AnswerFiles
  log: Log
  /** Characters of JSON kept in memory. */
  memory?: number
  /** After a failed query, how long the Content Lake is left alone, in milliseconds. */
  pauseMs?: number
  clock?: () => number
}

/** Query answers in memory and on disk, made old by live events and asked for once however many wait. */
export function createAnswers({
  lake,
  invalidations,
  files,
  log,
  memory = 128e6,
  pauseMs = 1000,
  clock = Date.now,
}: Options): Answers {
  const answers = new Lru<Answer>(memory)
  const asked = new Map<string, { since: number; answer: Promise<Answer> }>()
  const names = new Map<string, string>()
  let pausedUntil = 0

  /** Queries are long and few: a short name keeps look-ups cheap. */
  function nameOf(query: string) {
    const name = names.get(query) ?? digest(query)
    if (names.size < 5000) names.set(query, name)
    return name
  }

  async function ask(
    name: string,
    key: string,
    query: string,
    params: Record<string, unknown>,
    since: number,
  ) {
    try {
      const { result, tags } = await lake.fetch(query, params)
      const answer: Answer = { result, tags: new Set(tags), since }
      const known = answers.get(name)
      if (!known || known.since <= since) {
        const weight = JSON.stringify(result)?.length ?? 0
        answers.set(name, answer, weight + 500)
        files
          ?.write(digest(name), { key, result, tags })
          .catch((err) => log.warn({ err }, 'an answer could not be kept on disk'))
      }
      return answer
    } catch (error) {
      if (!isRefusal(error)) pausedUntil = clock() + pauseMs
      log.warn({ err: error, query: query.slice(0, 300) }, 'the Content Lake did not answer a query')
      return earlier(name, key, error)
    }
  }

  async function earlier(name: string, key: string, cause?: unknown): Promise<Answer> {
    const known = answers.get(name)
    if (known) return { ...known, stale: true }
    const stored = await files?.read(digest(name))
    if (stored?.key !== key) throw new ContentUnavailable('The Content Lake does not answer.', { cause })
    const answer: Answer = { result: stored.result, tags: new Set(stored.tags), since: -1 }
    if (!answers.get(name)) answers.set(name, answer, JSON.stringify(stored.result)?.length ?? 0)
    return { ...answer, stale: true }
  }

  return {
    read(query, params) {
      const written = JSON.stringify(params)
      const key = `${query}\n${written}`
      const name = `${nameOf(query)} ${written}`
      const known = answers.get(name)
      if (known && !invalidations.touched(known.since, known.tags)) {
        known.since = invalidations.position
        return Promise.resolve(known)
      }
      const since = invalidations.position
      if (clock() < pausedUntil) return earlier(name, key)
      const waiting = asked.get(name)
      if (waiting?.since === since) return waiting.answer
      const answer = ask(name, key, query, params, since).finally(() => {
        if (asked.get(name)?.answer === answer) asked.delete(name)
      })
      asked.set(name, { since, answer })
      return answer
    },
  }
}

const digest = (value: string) => createHash('sha256').update(value).digest('hex')

/** The Content Lake is there and says no: a fault of the query, not of the connection. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500

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
