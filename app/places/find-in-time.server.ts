import { withinTime } from '#app/page/time-limit.ts'
import type { Place, Places } from './place.ts'

/** Longest wait for a place, in milliseconds: less than a page waits for a block, which can do without. */
const patienceMs = 700
/** A page that was made without the place it asked for is made again after this, in milliseconds. */
const retryMs = 5000

interface Asking {
  places: Pick<Places, 'find'>
  instant: Date
  validUntil(at: Date): void
}

/** The place that is meant; null: there is none. Undefined where nobody could tell in time; the page is tried again then. */
export async function findInTime(
  { places, instant, validUntil }: Asking,
  words: string,
): Promise<Place | null | undefined> {
  try {
    return await withinTime(patienceMs, () => places.find(words))
  } catch {
    validUntil(new Date(instant.getTime() + retryMs))
    return undefined
  }
}
