import { comingHolidays, type HolidayLine } from '#app/locations/holiday-hours.ts'
import { type Location, locationsNear } from '#app/locations/location.ts'
import { locationsOf } from '#app/locations/locations.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { findInTime } from '#app/places/find-in-time.server.ts'
import { defaultRadius, radii } from '#app/places/radius.ts'
import type block from './query.ts'

export interface Located {
  /** What was typed. */
  asked: string
  radius: number
  /** The place that was meant, as we call it. */
  place?: string
  problem?: string
  locations: LocatedCard[]
}

type LocatedCard = Omit<Location, 'holidayHours' | 'openingHours'> & {
  km?: number
  /** Days of other hours from today on, the nearest first. */
  holidays: HolidayLine[]
}

const unknown = 'We do not know that place. Try a suburb or a postcode.'
const later = 'Places cannot be looked up at the moment. These are all our locations.'

/** All locations, or those around the place or postcode of the address (SRCH-43). */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Located> {
  const { lake, places, search, head, instant, site, validUntil } = context
  const asked = (search.get('place') ?? '').trim().slice(0, 80)
  const wanted = Number(search.get('radius'))
  const radius = radii.find((km) => km === wanted) ?? defaultRadius
  const all = await locationsOf(lake)
  if (search.size > 0) head({ noindex: true })
  const card = ({ holidayHours, openingHours: _, ...location }: Location & { km?: number }): LocatedCard => {
    const { lines, until } = comingHolidays(holidayHours, instant, site.timeZone)
    if (until) validUntil(until)
    return { ...location, holidays: lines }
  }
  if (!asked) return { asked, radius, locations: all.map(card) }
  const place = await findInTime(context, asked)
  if (!place) {
    const problem = place === undefined ? later : /^\d+$/.test(asked) ? 'Invalid postcode' : unknown
    return { asked, radius, problem, locations: all.map(card) }
  }
  const near = await locationsNear(all, place, radius, places)
  return { asked, radius, place: place.label, locations: near.map(card) }
}
