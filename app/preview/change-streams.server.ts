import type { SanityClient } from '@sanity/client'
import type { Response } from 'express'
import { createBackoff } from '#platform/backoff.ts'
import { keepConnected } from '#platform/keep-connected.ts'
import type { Log } from '#platform/log.ts'

const mostReaders = 100
const keepAliveMs = 25_000
/** A tenant nobody looks at any more is listened to this much longer: pages come back after a reload. */
const restMs = 10_000
const retryMs = 1000

interface Stream {
  readers: Set<Response>
  stop(): void
  ending?: NodeJS.Timeout
}

/** Tells preview pages when a document or draft of their tenant changes: one listener for each tenant in use. */
export function createChangeStreams(client: SanityClient, log: Log) {
  const streams = new Map<string, Stream>()

  function listen(tenant: string, send: (change: object) => void) {
    let hasConnected = false
    return keepConnected({
      open({ connected, lost }) {
        const query = '*[tenant._ref == $tenant]'
        const events: ('welcome' | 'mutation')[] = ['welcome', 'mutation']
        const subscription = client.listen(query, { tenant }, { includeResult: false, events }).subscribe({
          next: (event) => (event.type === 'mutation' ? send({ document: event.documentId }) : connected()),
          error: lost,
          complete: () => lost(),
        })
        return () => subscription.unsubscribe()
      },
      onConnected() {
        // Pages ask again by themselves when they connect; only after a lost connection may something be missing.
        if (hasConnected) send({ all: true })
        hasConnected = true
      },
      onLost: (err) =>
        log.warn({ err, tenant }, 'lost the connection that reports changed drafts; opening it again'),
      backoff: createBackoff(retryMs, retryMs),
    })
  }

  function streamOf(tenant: string): Stream {
    const known = streams.get(tenant)
    if (known) return known
    const readers = new Set<Response>()
    const stop = listen(tenant, (change) => {
      for (const reader of readers) reader.write(`data: ${JSON.stringify(change)}\n\n`)
    })
    const made: Stream = { readers, stop }
    streams.set(tenant, made)
    return made
  }

  function leave(tenant: string, stream: Stream, reader: Response) {
    stream.readers.delete(reader)
    if (stream.readers.size > 0) return
    stream.ending = setTimeout(() => {
      stream.stop()
      streams.delete(tenant)
    }, restMs)
    stream.ending.unref()
  }

  const beat = setInterval(() => {
    for (const { readers } of streams.values()) for (const reader of readers) reader.write(': here\n\n')
  }, keepAliveMs)
  beat.unref()

  return {
    follow(tenant: string, res: Response) {
      const stream = streamOf(tenant)
      if (stream.readers.size >= mostReaders) {
        res.status(429).json({ error: 'Too many preview pages of this site are open.' })
        return
      }
      clearTimeout(stream.ending)
      res.set({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      res.flushHeaders()
      res.write('retry: 1000\n\n')
      stream.readers.add(res)
      res.on('close', () => leave(tenant, stream, res))
    },
    close() {
      clearInterval(beat)
      for (const { readers, stop, ending } of streams.values()) {
        clearTimeout(ending)
        stop()
        for (const reader of readers) reader.end()
      }
      streams.clear()
    },
  }
}
