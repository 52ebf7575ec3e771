import { comingHolidays, type HolidayLine } from '#app/locations/holiday-hours.ts'
import { type Location, locationsNear } from '#app/locations/location.ts'
import { locationsOf } from '#app/locations/locations.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { findInTime } from '#app/places/find-in-time.server.ts'
import { defaultRadius, radii } from '#app/places/radius.ts'
import { listedFilters } from '#app/stock/search/listed.ts'
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
  /** False where none of the stock stands here. */
  hasStock: boolean
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
  const [all, stocked] = await Promise.all([locationsOf(lake), stockedPlaces(context)])
  if (search.size > 0) head({ noindex: true })
  const card = ({ holidayHours, openingHours: _, ...location }: Location & { km?: number }): LocatedCard => {
    const { lines, until } = comingHolidays(holidayHours, instant, site.timeZone)
    if (until) validUntil(until)
    return { ...location, holidays: lines, hasStock: stocked?.has(location.slug) ?? true }
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

/** Slugs of the locations that have vehicles; undefined while the stock cannot be read. */
async function stockedPlaces({
  stock,
  site,
  instant,
}: LoadContext<unknown>): Promise<ReadonlySet<string> | undefined> {
  try {
    const filters = listedFilters(site.settings, instant)
    const [answer] = await stock.search([
      { filters, facets: ['location_slug'], maxValuesPerFacet: 1000, hitsPerPage: 0 },
    ])
    return new Set(Object.keys(answer?.facets?.location_slug ?? {}))
  } catch {
    return undefined
  }
}
