import type { SearchObject } from '../contract.ts'
import { pointsOf } from '../document.ts'
import { distance, earthRadius, type Point } from '../query/geo.ts'
import { grown, kept } from './arrays.ts'
import { add, type Bits } from './bits.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point on a sphere of radius 1. */
function onSphere({ lat, lng }: Point): [number, number, number] {
  const across = Math.cos(radians(lat))
  return [across * Math.cos(radians(lng)), across * Math.sin(radians(lng)), Math.sin(radians(lat))]
}

/** Positions of objects: degrees for boxes and polygons, a point on the unit sphere for distances; NaN without one. */
export class GeoColumn {
  private lat = new Float64Array(64)
  private lng = new Float64Array(64)
  private x = new Float64Array(64)
  private y = new Float64Array(64)
  private z = new Float64Array(64)
  private more = new Map<number, Point[]>()
  private rows = 0

  append(object: SearchObject) {
    const row = this.rows++
    const [point, ...more] = object._geoloc === undefined ? [] : pointsOf(object)
    if (more.length > 0) this.more.set(row, more)
    for (const name of ['lat', 'lng', 'x', 'y', 'z'] as const) this[name] = grown(this[name], this.rows)
    this.lat[row] = point?.lat ?? Number.NaN
    this.lng[row] = point?.lng ?? Number.NaN
    const [x, y, z] = point ? onSphere(point) : [Number.NaN, Number.NaN, Number.NaN]
    this.x[row] = x
    this.y[row] = y
    this.z[row] = z
  }

  /** Adds the rows within `metres`. Compares the straight line through the earth, which needs no sine. */
  collectWithin(center: Point, metres: number, into: Bits) {
    const { x, y, z, rows } = this
    const [cx, cy, cz] = onSphere(center)
    const half = Math.sin(Math.min(Math.PI / 2, metres / (2 * earthRadius)))
    const limit = 4 * half * half
    for (let row = 0; row < rows; row++) {
      const dx = x[row]! - cx
      const dy = y[row]! - cy
      const dz = z[row]! - cz
      if (dx * dx + dy * dy + dz * dz <= limit) add(into, row)
    }
    for (const [row, points] of this.more) {
      if (points.some((point) => distance(center, point) <= metres)) add(into, row)
    }
  }

  /** Adds the rows with a point for which `inside` is true. */
  collect(inside: (point: Point) => boolean, into: Bits) {
    const point = { lat: 0, lng: 0 }
    for (let row = 0; row < this.rows; row++) {
      point.lat = this.lat[row]!
      point.lng = this.lng[row]!
      if (!Number.isNaN(point.lat) && inside(point)) add(into, row)
    }
    for (const [row, points] of this.more) if (points.some(inside)) add(into, row)
  }

  /** The nearest point of a row and its distance in metres; undefined without one. */
  nearest(row: number, center: Point) {
    if (Number.isNaN(this.lat[row]!)) return undefined
    let point: Point = { lat: this.lat[row]!, lng: this.lng[row]! }
    let metres = distance(center, point)
    for (const other of this.more.get(row) ?? []) {
      const length = distance(center, other)
      if (length < metres) {
        metres = length
        point = other
      }
    }
    return { point, metres }
  }

  /** Writes the metres to the nearest point of each row; Infinity without one. */
  distances(center: Point, list: Uint32Array, length: number, into: Float64Array) {
    const { x, y, z } = this
    const [cx, cy, cz] = onSphere(center)
    for (let index = 0; index < length; index++) {
      const row = list[index]!
      const dx = x[row]! - cx
      const dy = y[row]! - cy
      const dz = z[row]! - cz
      const half = Math.sqrt(dx * dx + dy * dy + dz * dz) / 2
      const metres = 2 * earthRadius * Math.asin(half > 1 ? 1 : half)
      into[index] = Number.isNaN(metres)
        ? Infinity
        : this.more.has(row)
          ? this.nearest(row, center)!.metres
          : metres
    }
  }

  compact(rows: Uint32Array) {
    const fresh = new GeoColumn()
    for (const name of ['lat', 'lng', 'x', 'y', 'z'] as const) fresh[name] = kept(this[name], rows)
    fresh.rows = rows.length
    if (this.more.size > 0) {
      for (const [row, old] of rows.entries()) {
        const points = this.more.get(old)
        if (points) fresh.more.set(row, points)
      }
    }
    return fresh
  }
}
