import { embeddedPlaces } from '#app/places/embedded.server.ts'
import type { Content } from './feed/check.ts'

interface Point {
  lat: number
  lng: number
}

/**
 * Gives locations of a feed that have none a position, by suburb, state and postcode, so that a search by distance finds
 * their vehicles. The list of places is read for the first of them.
 */
export class Positions {
  /** Places of which none is known, or several. */
  readonly unknown = new Set<string>()
  private readonly places = embeddedPlaces()()
  private readonly points = new Map<string, Point | null>()

  /** A promise where a place is looked up for the first time. */
  give({ location }: Content): Promise<void> | undefined {
    if (!location || location.lat !== undefined || !(location.city || location.postcode)) return undefined
    const { city, state, postcode } = location
    const label = [city, state, postcode].filter(Boolean).join(' ')
    const known = this.points.get(label)
    if (known === undefined) return this.look(label, location)
    put(location, known)
    return undefined
  }

  private async look(label: string, location: NonNullable<Content['location']>) {
    const { city: suburb, state, postcode } = location
    // Without the list of places vehicles are imported all the same.
    const point = await this.places.locate({ suburb, state, postcode }).catch(() => null)
    this.points.set(label, point)
    if (!point) this.unknown.add(label)
    put(location, point)
  }
}

function put(location: NonNullable<Content['location']>, point: Point | null) {
  if (!point) return
  location.lat = point.lat
  location.long = point.lng
}
