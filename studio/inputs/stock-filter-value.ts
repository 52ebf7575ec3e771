import { numberText, valueLabel } from '../../app/stock/search/labels.ts'
import { type RangeFacet, rangeFacets, type ValueFacet, valueFacets } from '../../values/stock-filter.ts'

export interface FacetChoice {
  _key: string
  _type: 'stockFacet'
  facet: ValueFacet
  values: string[]
}

export interface RangeChoice {
  _key: string
  _type: 'stockRange'
  facet: RangeFacet
  min?: number
  max?: number
}

/** A stock filter as the document holds it; any part may be missing. */
export interface FilterDraft {
  facets?: FacetChoice[]
  ranges?: RangeChoice[]
  words?: string
}

const newKey = () => Math.random().toString(36).slice(2, 14)

export const newFacet = (facet: ValueFacet): FacetChoice => ({
  _key: newKey(),
  _type: 'stockFacet',
  facet,
  values: [],
})

export const newRange = (facet: RangeFacet): RangeChoice => ({ _key: newKey(), _type: 'stockRange', facet })

/** Facets and ranges that the filter does not use yet, with their titles. */
export function freeFacets({ facets = [], ranges = [] }: FilterDraft) {
  const taken = new Set<string>([...facets, ...ranges].map(({ facet }) => facet))
  const titles = [
    ...Object.entries(valueFacets),
    ...Object.entries(rangeFacets).map(([key, { title }]) => [key, title] as const),
  ]
  return titles.filter(([key]) => !taken.has(key)).map(([value, title]) => ({ value, title }))
}

export const isRange = (facet: string): facet is RangeFacet => Object.hasOwn(rangeFacets, facet)

export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export interface Offer {
  value: string
  label: string
  /** Number of vehicles in the current stock. */
  count: number
  chosen: boolean
}

/** The values of a facet to choose from: chosen ones first, even without vehicles, then by count. */
export function offersOf(
  facet: ValueFacet,
  chosen: readonly string[],
  counts: Readonly<Record<string, number>> = {},
): Offer[] {
  const others = Object.keys(counts)
    .filter((value) => !chosen.includes(value))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b, 'en', { numeric: true }))
  return [...chosen, ...others].map((value) => ({
    value,
    label: valueLabel(facet, value, { usedLabel: 'Used', labels: {} }),
    count: counts[value] ?? 0,
    chosen: chosen.includes(value),
  }))
}

/** "1,204 vehicles match". */
export const matchText = (count: number) =>
  count === 0
    ? 'No vehicle matches'
    : count === 1
      ? '1 vehicle matches'
      : `${numberText(count)} vehicles match`

/** A typed bound as a number; undefined for empty or invalid input. */
export function boundOf(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
