import { distanceKm } from './distance.ts'
import type { Place } from './place.ts'

/** A row of the package's list, as far as we read it. */
export interface PostcodeRow {
  postcode: string
  locality: string
  state: string
  lat: number | null
  long: number | null
  Lat_precise: number | null
  Long_precise: number | null
  type: string
}

/** Places by name and by postcode, for look-ups as a shopper types. */
export interface Gazetteer {
  /** Of equally good places those in the state `home` (in any case) come first. */
  suggest(words: string, limit: number, home?: string): Place[]
  find(words: string, home?: string): Place | null
  /** The place of an address, or null where it may be several. */
  locate(address: PartsOfAddress): Place | null
}

/** What an address says of its place; state as `NSW`. */
export interface PartsOfAddress {
  suburb?: string
  state?: string
  postcode?: string
}

/** Kilometres within which places of one name count as one. */
const together = 25

const states = new Map([
  ['queensland', 'qld'],
  ['new south wales', 'nsw'],
  ['victoria', 'vic'],
  ['tasmania', 'tas'],
  ['south australia', 'sa'],
  ['western australia', 'wa'],
  ['northern territory', 'nt'],
  ['australian capital territory', 'act'],
])

/** Cities that are meant when their name alone is typed, before suburbs that begin with it. */
const capitals = new Map([
  ['BRISBANE', '4000'],
  ['SYDNEY', '2000'],
  ['MELBOURNE', '3000'],
  ['ADELAIDE', '5000'],
  ['PERTH', '6000'],
  ['HOBART', '7000'],
  ['DARWIN', '0800'],
  ['CANBERRA', '2601'],
])

const small = new Set(['of', 'and', 'the', 'on', 'by'])
const titleCase = (name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.replace(/(^|[-'(])\w/g, (letter) => letter.toUpperCase()),
    )
    .join(' ')
    .replace(/\bMc(\w)/, (_, letter: string) => `Mc${letter.toUpperCase()}`)

const tidy = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\b(mt)\b/g, 'mount')
    .replace(/\bst\b/g, 'saint')
    .replace(/\s+/g, ' ')
    .trim()

/** Post office boxes, mail centres and the North Pole (9999) are no places to look for a car from. */
const isPlace = ({ type, locality, postcode }: PostcodeRow) =>
  postcode < '9000' &&
  (type === 'Delivery Area' || (type === '' && !/ (DC|MC|BC|GPO|PO|CITY)$|MILPO|PARLIAMENT|-/.test(locality)))

export function placesOf(rows: readonly PostcodeRow[]): Place[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const at = position(row)
    if (!at || !isPlace(row)) return []
    const name = titleCase(row.locality)
    const label = `${name} ${row.state} ${row.postcode}`
    if (seen.has(label)) return []
    seen.add(label)
    return [{ label, name, state: row.state, postcode: row.postcode, ...at }]
  })
}

interface Entry {
  place: Place
  key: string
  /** A state's capital itself. */
  capital: boolean
}

export function createGazetteer(places: readonly Place[]): Gazetteer {
  const entries = places
    .map((place): Entry => {
      const capital = capitals.get(place.name.toUpperCase()) === place.postcode
      return { place, key: tidy(place.name), capital }
    })
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const byPostcode = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { postcode } = entry.place
    const all = byPostcode.get(postcode)
    if (all) all.push(entry)
    else byPostcode.set(postcode, [entry])
  }

  /** First entry whose key is not before `key`. */
  function firstAt(key: string) {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (entries[middle]!.key < key) low = middle + 1
      else high = middle
    }
    return low
  }

  function beginningWith(key: string) {
    const found: Entry[] = []
    for (let at = firstAt(key); at < entries.length && entries[at]!.key.startsWith(key); at++)
      found.push(entries[at]!)
    return found
  }

  /** All of a postcode, or of the first digits of one. */
  const ofPostcode = (digits: string) =>
    digits.length === 4
      ? (byPostcode.get(digits) ?? [])
      : [...byPostcode].flatMap(([postcode, all]) => (postcode.startsWith(digits) ? all.slice(0, 1) : []))

  function search(words: string, home = ''): Entry[] {
    const { name, state, postcode } = read(words)
    const own = home.toLowerCase()
    const away = ({ place }: Entry) => (place.state.toLowerCase() === own ? 0 : 1)
    const found = name ? beginningWith(name) : postcode ? ofPostcode(postcode) : []
    const exact = (entry: Entry) => (entry.key === name ? (entry.capital ? 0 : 1) : entry.capital ? 2 : 3)
    return found
      .filter(
        ({ place }) =>
          (!state || place.state.toLowerCase() === state) &&
          (!name || !postcode || place.postcode.startsWith(postcode)),
      )
      .sort(
        (one, other) =>
          exact(one) - exact(other) || away(one) - away(other) || one.key.length - other.key.length,
      )
  }

  return {
    suggest(words, limit, home) {
      const found = search(words.slice(0, 80), home).map(({ place }) => place)
      const { name, postcode } = read(words.slice(0, 80))
      // A whole postcode: the place that stands for it.
      const first = !name && postcode?.length === 4 && found.length > 0 ? [centre(found)] : []
      return [...new Set([...first, ...found])].slice(0, limit)
    },
    find(words, home) {
      const asked = read(words.slice(0, 80))
      const found = search(words.slice(0, 80), home)
      if (asked.name) return found.find(({ key }) => key === asked.name)?.place ?? null
      if (asked.postcode?.length !== 4 || found.length === 0) return null
      return centre(found.map(({ place }) => place))
    },
    locate({ suburb = '', state, postcode }) {
      const key = tidy(suburb)
      const inState = (entry: Entry) => !state || entry.place.state === state
      const named = key ? beginningWith(key).filter((entry) => entry.key === key && inState(entry)) : []
      const exact = named.find(({ place }) => place.postcode === postcode)
      if (exact) return exact.place
      const ofCode = postcode ? (byPostcode.get(postcode) ?? []).filter(inState) : []
      if (ofCode.length > 0) return centre(ofCode.map(({ place }) => place))
      const capital = named.find((entry) => entry.capital)
      if (capital || named.length === 0) return capital?.place ?? null
      const middle = centre(named.map(({ place }) => place))
      return named.every(({ place }) => distanceKm(place, middle) <= together) ? middle : null
    },
  }
}

/** "Springwood QLD 4127" taken apart; the parts may come alone and in any case. */
function read(words: string) {
  let rest = tidy(words)
  const postcode = /(?:^| )(\d{1,4})$/.exec(rest)?.[1]
  if (postcode) rest = rest.slice(0, -postcode.length).trim()
  for (const [long, short] of states)
    if (rest.endsWith(` ${long}`)) rest = rest.slice(0, -long.length) + short
  const state = / (qld|nsw|vic|tas|sa|wa|nt|act)$/.exec(rest)?.[1]
  if (state) rest = rest.slice(0, -state.length).trim()
  return { name: rest, state, postcode }
}

/** A postcode is its localities together: the one nearest to their middle stands for it. */
function centre(places: readonly Place[]): Place {
  const lat = places.reduce((sum, place) => sum + place.lat, 0) / places.length
  const lng = places.reduce((sum, place) => sum + place.lng, 0) / places.length
  const capital = places.find(({ name, postcode }) => capitals.get(name.toUpperCase()) === postcode)
  const nearest = [...places].sort(
    (one, other) => Math.hypot(one.lat - lat, one.lng - lng) - Math.hypot(other.lat - lat, other.lng - lng),
  )[0]!
  return capital ?? nearest
}

const inAustralia = (lat: number | null, lng: number | null) =>
  lat !== null && lng !== null && lat < -9 && lat > -55 && lng > 96 && lng < 169

/** The list gives two positions, either of which may be missing or off the map. */
function position({ lat, long, Lat_precise, Long_precise }: PostcodeRow) {
  if (inAustralia(Lat_precise, Long_precise))
    return { lat: Lat_precise as number, lng: Long_precise as number }
  if (inAustralia(lat, long)) return { lat: lat as number, lng: long as number }
  return undefined
}
