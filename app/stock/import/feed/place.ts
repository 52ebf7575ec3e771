import type { Vehicle } from '../../vehicle.ts'
import type { Cells } from './cells.ts'
import { list } from './clean.ts'
import { memo, slugOfName } from './vocabulary.ts'

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
const short = new Set(Object.values(states))

/** `NSW` of `New South Wales`, `AU-NSW` (ISO 3166-2), `N.S.W.` and `nsw`. */
export const stateOf = memo((name: string): string | undefined => {
  const plain = name
    .replace(/^au(?:s(?:tralia)?)?\s?[-–:]\s*/i, '')
    .replaceAll('.', '')
    .trim()
  const letters = plain.toUpperCase()
  return short.has(letters) ? letters : states[plain.toLowerCase()]
})

/** `Caringbah`, `NSW` and `2229` of `Caringbah, NSW 2229`, with or without the comma. */
const partsOf = memo((words: string) => {
  const parts = words.split(/\s*,\s*/).filter((part) => !/^au(?:s|stralia)?$/i.test(part))
  const last = parts.pop() ?? ''
  const [, before = '', postcode] = /^(.*?)\s*\b(\d{4})?$/.exec(last) ?? []
  const alone = stateOf(before)
  const [, suburb, behind] = /^(.+)\s(\S+)$/.exec(before) ?? []
  const state = alone ?? (behind ? stateOf(behind) : undefined)
  if (alone || parts.length > 0) return { suburb: parts[0], state, postcode, rest: alone ? '' : before }
  return { suburb: state ? suburb : before || undefined, state, postcode, rest: '' }
})

/** Where a vehicle stands: own columns, or `Caringbah, NSW` in one (ENT-09). */
export function placeOf(cells: Cells): Pick<Vehicle, 'location' | 'city'> {
  const parts = partsOf(cells.text('location') ?? '')
  const city = cells.text('location.city', 80) ?? cells.text('city', 80) ?? parts.suburb?.slice(0, 80)
  const givenState = cells.text('location.state', 40) ?? cells.text('state', 40)
  const state = givenState === undefined ? parts.state : stateOf(givenState)
  if (state === undefined && (givenState || parts.rest))
    cells.problems.warn('state', givenState ?? parts.rest, 'is not a state of Australia; left out')
  const name = cells.text('location.name', 120) ?? cells.text('dealership_name', 120) ?? city
  if (name === undefined) return { location: undefined, city }
  const slug = cells.text('location.slug', 120) ?? slugOfName(name)
  const lat = cells.number('location.lat', { least: -90, most: 90 })
  const long = cells.number('location.long', { least: -180, most: 180 })
  // Spreadsheets take the first 0 of `0800` away.
  const postcode = cells.text('location.postcode', 10)?.replace(/^(?=\d{3}$)/, '0') ?? parts.postcode
  return {
    city,
    location: {
      id: cells.text('location.id', 80) ?? slug,
      name,
      slug,
      phone: cells.text('location.phone', 40),
      city,
      state,
      postcode,
      // A point needs both.
      lat: long === undefined ? undefined : lat,
      long: lat === undefined ? undefined : long,
      distribution_locations: list(cells.raw('location.distribution_locations'), 50),
    },
  }
}
