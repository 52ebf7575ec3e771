import type { Range, RangeKey } from './state.ts'

/** Where a slider ends when nothing is known of its values (FACET-38). */
const defaultMax = 100_000

export interface Bounds {
  min: number
  max: number
}

/** Values of these facets are multiples of this (FACET-37); build years are whole. Halves are exact in binary, tenths are not. */
const snaps: Partial<Record<RangeKey, number>> = {
  ...{ price: 1000, km: 1000, year: 1 },
  ...{ gvm: 500, atm: 100, payload: 100, length: 0.5 },
}

export const snapOf = (key: RangeKey) => snaps[key] ?? 0

/** The range of a slider is a hundred steps long (FACET-39), or as many as there are multiples: years are stepped by one. */
export const stepOfSlider = (key: RangeKey, { min, max }: Bounds) =>
  snapOf(key) || Math.max((max - min) / 100, Number.EPSILON)

/** Ends of a slider around the values there are. */
export function boundsOf(key: RangeKey, stats: Bounds | undefined): Bounds {
  const { min, max } = stats ?? { min: 0, max: defaultMax }
  const snap = snapOf(key)
  if (!snap) return { min, max }
  return { min: Math.floor(min / snap) * snap, max: Math.ceil(max / snap) * snap }
}

/** Nearest value that the facet knows: 12345 dollars is 12000. */
export function snapped(key: RangeKey, value: number) {
  const snap = snapOf(key)
  return snap ? Math.round(value / snap) * snap : value
}

type Log = (message: string) => void
const toConsole: Log = (message) => console.info(message)

/** A value inside the range; one outside becomes its end, and only the log says so (FACET-35, FACET-36). */
export function clamped(value: number, { min, max }: Bounds, log: Log = toConsole): number {
  if (value < min) log(`cannot refine below range minimum ${min}`)
  else if (value > max) log(`cannot refine above range maximum ${max}`)
  return Math.min(Math.max(value, min), max)
}

export type Thumb = 'min' | 'max'

/** Both thumbs after one was moved: it stops at the other (FACET-34). */
export function moved(both: Bounds, thumb: Thumb, to: number): Bounds {
  return thumb === 'min'
    ? { min: Math.min(to, both.max), max: both.max }
    : { min: both.min, max: Math.max(to, both.min) }
}

/** Where the thumbs stand for a choice. */
export const thumbsOf = (range: Range | undefined, bounds: Bounds, log?: Log): Bounds => {
  const min = range?.min === undefined ? bounds.min : clamped(range.min, bounds, log)
  const max = range?.max === undefined ? bounds.max : clamped(range.max, bounds, log)
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

/** The choice that thumbs make: an end of the slider is no limit. */
export const rangeOf = ({ min, max }: Bounds, bounds: Bounds): Range => ({
  ...(min > bounds.min && { min }),
  ...(max < bounds.max && { max }),
})
