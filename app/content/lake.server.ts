import { createClient } from '@sanity/client'
import { createBackoff } from '#platform/backoff.ts'
import type { Env } from '#platform/env.ts'
import { keepConnected } from '#platform/keep-connected.ts'
import type { Log } from '#platform/log.ts'
import { timed } from '#platform/metrics.server.ts'
import type { Invalidations } from './invalidations.ts'

/** What the site needs of a Content Lake: published documents, with the tags live events name them by. */
export interface Lake {
  fetch(query: string, params: Record<string, unknown>): Promise<{ result: unknown; tags: string[] }>
}

/** Longest wait for one query, in milliseconds, before the earlier answer is served. */
const queryTimeoutMs = 3000
/** While the live connection is away, answers are asked for again at most this often. */
const blindRefreshMs = 1000

/** The Content Lake the environment names: the embedded one, or Sanity's. */
export const lakeOf = (env: Env): Lake => reading(clientOf(env))

/** The same, with its live events followed into `invalidations`. */
export function connectLake(env: Env, invalidations: Invalidations, log: Log): { lake: Lake; close(): void } {
  const client = clientOf(env)
  return { lake: reading(client), close: follow(client, invalidations, log) }
}

const clientOf = (env: Env) =>
  createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_TOKEN,
    apiVersion: '2025-02-19',
    perspective: 'published',
    useCdn: false,
    maxRetries: 0,
    ...(env.embedded && { apiHost: env.CONTENT_LAKE_URL, useProjectHostname: false }),
  })

type Client = ReturnType<typeof clientOf>

const reading = (client: Client): Lake => ({
  async fetch(query, params) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), queryTimeoutMs)
    try {
      const asked = client.fetch(query, params, {
        filterResponse: false,
        returnQuery: false,
        signal: limit.signal,
      })
      const answer = await timed('content', asked)
      return { result: answer.result, tags: answer.syncTags ?? [] }
    } finally {
      clearTimeout(timer)
    }
  },
})

/** Follows live events into `invalidations` until closed; a connection that ended is opened again for as long as it takes. */
function follow(client: Client, invalidations: Invalidations, log: Log) {
  const blind = setInterval(() => {
    if (!invalidations.connected) invalidations.recordAll()
  }, blindRefreshMs)
  blind.unref()

  function disconnected(error?: unknown) {
    if (invalidations.connected)
      log.warn({ err: error }, 'live updates lost; pages are served as they last were')
    invalidations.connected = false
  }

  const stop = keepConnected({
    open({ connected, lost }) {
      const subscription = client.live.events().subscribe({
        next(event) {
          if (event.type === 'message') return invalidations.record(event.tags)
          if (event.type === 'reconnect' || event.type === 'goaway') disconnected()
          if (event.type === 'welcome' || event.type === 'restart') connected()
        },
        error: lost,
        complete: () => lost(),
      })
      return () => subscription.unsubscribe()
    },
    onConnected() {
      if (!invalidations.connected) log.info('live updates connected')
      invalidations.connected = true
      invalidations.recordAll()
    },
    onLost: disconnected,
    backoff: createBackoff(blindRefreshMs, blindRefreshMs),
  })
  return () => {
    clearInterval(blind)
    stop()
  }
}
