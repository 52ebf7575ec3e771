import type { SearchObject } from '../contract.ts'
import { pointsOf } from '../document.ts'
import { distance, earthRadius, type Point } from '../query/geo.ts'
import { grown, kept } from './arrays.ts'
import { add, type Bits } from './bits.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where objects stand: degrees for boxes and polygons, a point on the unit sphere for distances. NaN: nowhere. */
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
    const lat = radians(this.lat[row]!)
    const lng = radians(this.lng[row]!)
    this.x[row] = Math.cos(lat) * Math.cos(lng)
    this.y[row] = Math.cos(lat) * Math.sin(lng)
    this.z[row] = Math.sin(lat)
  }

  /** Adds the rows within so many metres. The straight line through the earth is compared: it needs no sine. */
  collectWithin(center: Point, metres: number, into: Bits) {
    const { x, y, z, rows } = this
    const lat = radians(center.lat)
    const lng = radians(center.lng)
    const cx = Math.cos(lat) * Math.cos(lng)
    const cy = Math.cos(lat) * Math.sin(lng)
    const cz = Math.sin(lat)
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

  /** Adds the rows with a point that `inside` says yes to. */
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

  /** Metres to the nearest point of a row; Infinity without one. */
  metres(row: number, center: Point) {
    if (this.more.size > 0 && this.more.has(row)) return this.nearest(row, center)!.metres
    const lat = this.lat[row]!
    return Number.isNaN(lat) ? Infinity : distance(center, { lat, lng: this.lng[row]! })
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
