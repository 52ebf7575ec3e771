import type { Vehicle } from '../../vehicle.ts'
import type { Cells } from './cells.ts'
import { list } from './clean.ts'
import { slugOfName } from './vocabulary.ts'

const states: Record<string, string> = {
  'new south wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'western australia': 'WA',
  'south australia': 'SA',
  tasmania: 'TAS',
  'northern territory': 'NT',
  'australian capital territory': 'ACT',
}
const stateOf = (name: string | undefined) =>
  name && (states[name.toLowerCase()] ?? name.toUpperCase().slice(0, 3))

/** Where a vehicle stands: own columns, or `Caringbah, NSW` in one (ENT-09). */
export function placeOf(cells: Cells): Pick<Vehicle, 'location' | 'city'> {
  const [suburb, ...rest] = (cells.text('location') ?? '').split(/\s*,\s*/)
  const city = cells.text('location.city', 80) ?? cells.text('city', 80) ?? (suburb || undefined)
  const state = stateOf(cells.text('location.state', 40) ?? cells.text('state', 40) ?? rest.at(-1))
  const name = cells.text('location.name', 120) ?? cells.text('dealership_name', 120) ?? city
  if (name === undefined) return { location: undefined, city }
  const slug = cells.text('location.slug', 120) ?? slugOfName(name)
  const lat = cells.number('location.lat', { least: -90, most: 90 })
  const long = cells.number('location.long', { least: -180, most: 180 })
  return {
    city,
    location: {
      id: cells.text('location.id', 80) ?? slug,
      name,
      slug,
      phone: cells.text('location.phone', 40),
      city,
      state,
      postcode: cells.text('location.postcode', 10),
      // A point needs both.
      lat: long === undefined ? undefined : lat,
      long: lat === undefined ? undefined : long,
      distribution_locations: list(cells.raw('location.distribution_locations'), 50),
    },
  }
}
