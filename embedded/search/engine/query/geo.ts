import { SearchError } from '../contract.ts'

/** Degrees. */
export interface Point {
  lat: number
  lng: number
}

export interface Around {
  kind: 'around'
  center: Point
  /** Metres; `all`: any object with a position; `auto`: by density (see `automaticRadius`). */
  radius: number | 'all' | 'auto'
  minimumRadius: number
  /** Distances of one step count as equal; sorted by `from`, in metres. */
  precision: readonly { from: number; value: number }[]
}

/** The area that a search is limited to, and the point that the `geo` criterion measures from. */
export type Geo =
  | Around
  | { kind: 'boxes'; boxes: readonly { low: Point; high: Point }[] }
  | { kind: 'polygons'; polygons: readonly (readonly Point[])[] }

export const earthRadius = 6_371_000
/** An automatic radius reaches this many objects, nearest first. */
const automaticHits = 1000
const maxPoints = 10_000

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres along the great circle. */
export function distance(a: Point, b: Point) {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2)
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2)
  const square = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng * sinLng
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Steps of precision from the centre to a distance. */
export function stepsOf(precision: Around['precision'], metres: number) {
  let steps = 0
  for (let index = 0; index < precision.length; index++) {
    const { from, value } = precision[index]!
    if (metres < from) break
    const to = index + 1 < precision.length ? precision[index + 1]!.from : Infinity
    steps += Math.floor((Math.min(metres, to) - from) / value)
  }
  return steps
}

/** Step at a distance, in metres. */
export const precisionAt = (precision: Around['precision'], metres: number) =>
  precision.findLast(({ from }) => from <= metres)?.value ?? 1

export const inBox = ({ low, high }: { low: Point; high: Point }, { lat, lng }: Point) =>
  lat >= low.lat && lat <= high.lat && lng >= low.lng && lng <= high.lng

/** Whether a point lies inside, by counting crossings. */
export function inPolygon(polygon: readonly Point[], { lat, lng }: Point) {
  let inside = false
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
    const a = polygon[index]!
    const b = polygon[before]!
    if (a.lng > lng !== b.lng > lng && lat < ((b.lat - a.lat) * (lng - a.lng)) / (b.lng - a.lng) + a.lat) {
      inside = !inside
    }
  }
  return inside
}

function numbers(name: string, given: unknown): number[] {
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list) || list.length > maxPoints * 2)
    throw new SearchError(`${name}: invalid coordinates`)
  return list.map((part: unknown) => {
    const number = typeof part === 'string' && part.trim() !== '' ? Number(part) : part
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      throw new SearchError(`${name}: invalid coordinate ${String(part).slice(0, 40)}`)
    }
    return number
  })
}

function shapes(name: string, given: unknown): number[][] {
  if (typeof given === 'string' && given.trimStart().startsWith('[')) {
    try {
      return shapes(name, JSON.parse(given))
    } catch {
      throw new SearchError(`${name}: invalid coordinates`)
    }
  }
  return Array.isArray(given) && given.some(Array.isArray)
    ? given.map((shape) => numbers(name, shape))
    : [numbers(name, given)]
}

const points = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => ({
    lat: flat[index * 2]!,
    lng: flat[index * 2 + 1]!,
  }))

function boxesOf(given: unknown) {
  return shapes('insideBoundingBox', given).flatMap((flat) => {
    if (flat.length % 4 !== 0) throw new SearchError('insideBoundingBox: expected 4 numbers for each box')
    return Array.from({ length: flat.length / 4 }, (_, index) => {
      const [a, b] = points(flat.slice(index * 4, index * 4 + 4)) as [Point, Point]
      return {
        low: { lat: Math.min(a.lat, b.lat), lng: Math.min(a.lng, b.lng) },
        high: { lat: Math.max(a.lat, b.lat), lng: Math.max(a.lng, b.lng) },
      }
    })
  })
}

const polygonsOf = (given: unknown) =>
  shapes('insidePolygon', given).map((flat) => {
    if (flat.length < 6 || flat.length % 2)
      throw new SearchError('insidePolygon: expected at least 6 numbers, two a point')
    return points(flat)
  })

function precisionOf(given: unknown): Around['precision'] {
  if (given === undefined || given === null) return [{ from: 0, value: 10 }]
  const steps = Array.isArray(given) ? given : [{ from: 0, value: Number(given) }]
  return steps
    .map((step: { from?: unknown; value?: unknown } | null) => {
      const from = Number(step?.from)
      const value = Number(step?.value)
      if (!(from >= 0) || !(value >= 0))
        throw new SearchError('aroundPrecision: expected a number or a list of ranges')
      return { from, value: Math.max(1, value) }
    })
    .sort((a, b) => a.from - b.from)
}

function metres(name: string, given: unknown) {
  const number = Number(given)
  if (!(number >= 0)) throw new SearchError(`${name}: expected a number of metres`)
  return number
}

/** Reads the geographical parameters of a search; a box or a polygon replaces a radius. */
export function parseGeo(option: (name: string) => unknown): Geo | undefined {
  const given = (name: string) => {
    const value = option(name)
    return value === undefined || value === null || value === '' ? undefined : value
  }
  const polygons = given('insidePolygon')
  if (polygons !== undefined) return { kind: 'polygons', polygons: polygonsOf(polygons) }
  const boxes = given('insideBoundingBox')
  if (boxes !== undefined) return { kind: 'boxes', boxes: boxesOf(boxes) }
  const center = given('aroundLatLng')
  if (center === undefined) return undefined
  const [lat, lng, ...more] = numbers('aroundLatLng', center)
  if (lat === undefined || lng === undefined || more.length > 0) {
    throw new SearchError('aroundLatLng: expected a latitude and a longitude')
  }
  const radius = given('aroundRadius')
  const minimum = given('minimumAroundRadius')
  return {
    kind: 'around',
    center: { lat, lng },
    radius: radius === undefined ? 'auto' : radius === 'all' ? 'all' : metres('aroundRadius', radius),
    minimumRadius: minimum === undefined ? 0 : metres('minimumAroundRadius', minimum),
    precision: precisionOf(given('aroundPrecision')),
  }
}

/** Smallest radius that reaches `automaticHits` objects, given their distances in any order. */
export function automaticRadius(distances: Float64Array, minimum: number) {
  const sorted = distances.slice().sort()
  const reached = sorted[Math.min(sorted.length, automaticHits) - 1] ?? 0
  return Math.max(Math.ceil(reached), minimum)
}
