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

/** Where places come from: our own list, or Mapbox. Of several with one name, those of the site's own state come first. */
export interface Places {
  /** Places for what a shopper has typed so far, best first. */
  suggest(words: string, limit?: number): Promise<Place[]>
  /** The one place that is meant by words or a postcode (SRCH-43), or null ("Invalid postcode"). */
  find(words: string): Promise<Place | null>
}
