import { createClient } from '@sanity/client'
import { createBackoff } from '#platform/backoff.ts'
import type { Env } from '#platform/env.ts'
import { keepConnected } from '#platform/keep-connected.ts'
import type { Log } from '#platform/log.ts'
import type { Changes } from './changes.ts'

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

/** The same, with its live events followed into `changes`. */
export function connectLake(env: Env, changes: Changes, log: Log): { lake: Lake; close(): void } {
  const client = clientOf(env)
  return { lake: reading(client), close: follow(client, changes, log) }
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
      const answer = await client.fetch(query, params, {
        filterResponse: false,
        returnQuery: false,
        signal: limit.signal,
      })
      return { result: answer.result, tags: answer.syncTags ?? [] }
    } finally {
      clearTimeout(timer)
    }
  },
})

/** Follows live events into `changes` until closed; a connection that ended is opened again for as long as it takes. */
function follow(client: Client, changes: Changes, log: Log) {
  const blind = setInterval(() => {
    if (!changes.connected) changes.recordAll()
  }, blindRefreshMs)
  blind.unref()

  function disconnected(error?: unknown) {
    if (changes.connected) log.warn({ err: error }, 'live updates lost; pages are served as they last were')
    changes.connected = false
  }

  const stop = keepConnected({
    open({ connected, lost }) {
      const subscription = client.live.events().subscribe({
        next(event) {
          if (event.type === 'message') return changes.record(event.tags)
          if (event.type === 'reconnect' || event.type === 'goaway') disconnected()
          if (event.type === 'welcome' || event.type === 'restart') connected()
        },
        error: lost,
        complete: () => lost(),
      })
      return () => subscription.unsubscribe()
    },
    onConnected() {
      if (!changes.connected) log.info('live updates connected')
      changes.connected = true
      changes.recordAll()
    },
    onLost: disconnected,
    backoff: createBackoff(blindRefreshMs, blindRefreshMs),
  })
  return () => {
    clearInterval(blind)
    stop()
  }
}
