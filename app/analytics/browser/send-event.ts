import type { Tracking } from '../tracking.ts'
import { visitId } from './visit-id.ts'

declare global {
  interface Window {
    /** What Google Tag Manager reads, whether or not it is there yet. */
    dataLayer?: unknown[]
  }
}

/** Whoever waits for these expects to see them counted (ANALYT-10). */
const missed: readonly unknown[] = ['historyReport', 'print']

/** Sends an event and waits for nothing: what a shopper does goes on, whatever becomes of it. */
export function sendEvent(ids: Tracking['ids'], { name, ...details }: Record<string, unknown>) {
  const event_id = typeof name === 'string' && Object.hasOwn(ids, name) ? ids[name] : undefined
  if (event_id === undefined) return
  const said = { event_id, ...details }
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, ...said })
  const { pathname: path } = location
  fetch('/api/events', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, path, referrer: document.referrer, visit: visitId() }),
  })
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`The answer was ${status}.`)
    })
    .catch((problem: unknown) => {
      if (missed.includes(name)) console.warn(`Event ${event_id} (${name}) was not counted.`, problem)
    })
}
