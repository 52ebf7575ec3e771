import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a request was for. */
export type RequestKind = 'page' | 'form' | 'api' | 'media' | 'asset' | 'health'
/** What the sites read from. */
export type Source = 'content' | 'search' | 'database'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
/** From what is in memory to what is given up, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

const requests = new Counter({
  name: 'forecourt_requests_total',
  help: 'Answered requests by what they were for and their status.',
  labelNames: ['kind', 'status'],
  registers,
})
const requestSeconds = new Histogram({
  name: 'forecourt_request_seconds',
  help: 'Time until a request was answered; pages that were kept are left out.',
  labelNames: ['kind'],
  buckets,
  registers,
})
const pages = new Counter({
  name: 'forecourt_pages_total',
  help: 'Pages by whether they were kept or made.',
  labelNames: ['from'],
  registers,
})
const sourceSeconds = new Histogram({
  name: 'forecourt_source_seconds',
  help: 'Time of questions to the Content Lake, the search and PostgreSQL, also of those that failed.',
  labelNames: ['source'],
  buckets,
  registers,
})
const sourceFailures = new Counter({
  name: 'forecourt_source_failures_total',
  help: 'Questions that were not answered, by whom.',
  labelNames: ['source'],
  registers,
})

const kept = pages.labels('kept')
const made = pages.labels('made')

/** Counts an answered request, and how long it took since `started` (of `performance.now()`). */
export function countRequest(kind: RequestKind, status: number, started: number) {
  requests.labels(kind, String(status)).inc()
  requestSeconds.labels(kind).observe((performance.now() - started) / 1000)
}

/** Counts a page that was sent as it was kept: the hot path. */
export function countKeptPage(status: number) {
  requests.labels('page', String(status)).inc()
  kept.inc()
}

export const countMadePage = () => made.inc()

/** Waits for an answer of a source and takes its time. */
export async function timed<T>(source: Source, answer: Promise<T>): Promise<T> {
  const end = sourceSeconds.labels(source).startTimer()
  try {
    return await answer
  } catch (error) {
    sourceFailures.labels(source).inc()
    throw error
  } finally {
    end()
  }
}

/**
 * A figure that is read when it is asked for. Of two of one name the later counts: sites are opened again under
 * development.
 * @param read values by their labels; one that fails is left out
 */
export function gauge<Label extends string>(
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
  read: () => Promise<readonly { labels: Record<Label, string>; value: number }[]>,
) {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers,
    async collect() {
      this.reset()
      for (const { labels, value } of await read().catch(() => [])) this.set(labels, value)
    },
  })
}

/** All figures in the text format of Prometheus, 0.0.4. */
export const metricsText = async () => ({ type: registry.contentType, text: await registry.metrics() })
