import type { EventName } from '#tenants/settings/tracking.ts'

/** What is said of an event besides its name; `car_id` is the vehicle it is about. */
export type CountedDetails = Readonly<Record<string, string | number | boolean | undefined>>

/** Name of the event on `window` for everything that is counted. */
export const counted = 'forecourt:count'

/** Counts that a shopper did something. Whoever counts knows nothing of where that goes. */
export function count(name: EventName, details: CountedDetails = {}) {
  window.dispatchEvent(new CustomEvent(counted, { detail: { name, ...details } }))
}
