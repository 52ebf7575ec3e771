import { z } from 'zod'
import { distanceKm } from '#app/places/distance.ts'
import type { Places } from '#app/places/place.ts'
import { list, text } from '#values/fields.ts'
import { type ImageValue, imageProjection, imageValue } from '#values/image.ts'
import { holidayHoursProjection, holidayValue } from './holiday-hours.ts'

export const locationProjection = `name, "slug": slug.current, primary, dealership_slug, location_type, phone,
  "brands": manufacturers[]->slug.current,
  address{street, city, state, postcode, lat, long}, "image": image{${imageProjection}}, ${holidayHoursProjection},
  openingHours[]{weekday, open, close}`

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const openDay = z.object({ weekday: z.number().int().min(0).max(6), open: time, close: time })

const coordinate = z.number().nullish().catch(null)

export const locationValue = z.object({
  name: z.string().trim().min(1),
  slug: z.string(),
  primary: z.boolean().nullish().catch(null),
  dealership_slug: text,
  location_type: text,
  /** Slugs of the brands it sells; none: all of the site. */
  brands: list(z.string()),
  phone: text,
  address: z.object({
    street: text,
    city: text,
    state: text,
    postcode: text,
    lat: coordinate,
    long: coordinate,
  }),
  image: imageValue,
  holidayHours: list(holidayValue),
  /** The usual week; a day that is not in it is a closed one (HOURS-01). */
  openingHours: list(openDay),
})

/** A place of the dealer group, as shoppers see it. */
export type Location = z.infer<typeof locationValue> & { image?: ImageValue }

interface NearLocation extends Location {
  /** Over ground, rounded to whole km. */
  km: number
}

interface Point {
  lat: number
  lng: number
}

/** Where a location is: as entered, else the middle of its postcode. */
async function pointOf({ address }: Location, places: Places): Promise<Point | null> {
  if (address.lat != null && address.long != null) return { lat: address.lat, lng: address.long }
  return address.postcode ? places.find(address.postcode) : null
}

/** Locations within `radius` km of a point, the nearest first (SRCH-43). */
export async function locationsNear(
  locations: readonly Location[],
  point: Point,
  radius: number,
  places: Places,
): Promise<NearLocation[]> {
  const placed = await Promise.all(
    locations.map(async (one) => {
      const at = await pointOf(one, places)
      return at ? [{ ...one, exact: distanceKm(point, at) }] : []
    }),
  )
  return placed
    .flat()
    .filter(({ exact }) => exact <= radius)
    .sort((one, other) => one.exact - other.exact)
    .map(({ exact, ...one }) => ({ ...one, km: Math.round(exact) }))
}
