import { z } from 'zod'

/** A suburb, town or postcode of Australia. Degrees, WGS 84. */
export const place = z.object({
  /** "Springwood QLD 4127" */
  label: z.string(),
  name: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number(),
  lng: z.number(),
})

export type Place = z.infer<typeof place>

/** Where places come from: our own list, or Mapbox. */
export interface Places {
  /** Places for what a shopper has typed so far, best first. */
  suggest(words: string, limit?: number): Promise<Place[]>
  /** The one place that is meant by words or a postcode (SRCH-43), or null ("Invalid postcode"). */
  find(words: string): Promise<Place | null>
}

const earth = 6371.0088
const rad = Math.PI / 180

/** Distance over ground in km, by the haversine formula. */
export function distanceKm(one: { lat: number; lng: number }, other: { lat: number; lng: number }) {
  const dLat = (other.lat - one.lat) * rad
  const dLng = (other.lng - one.lng) * rad
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(a)))
}
