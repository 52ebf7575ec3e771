import type { Path } from '@sanity/types'

/** Postcodes from one to another, both included; `from` alone is one postcode. */
export interface PostcodeRange {
  _key?: string
  from?: string
  to?: string
}

export interface DeliveryRegion {
  _key?: string
  name?: string
  postcodes?: PostcodeRange[]
}

interface Problem {
  message: string
  path: Path
}

const isPostcode = (value: string | undefined): value is string => /^\d{4}$/.test(value ?? '')

/** What is wrong with one range, with the field to correct; true if nothing is. */
export function postcodeRangeProblem(range: PostcodeRange | undefined): true | Problem {
  const { from, to } = range ?? {}
  if (!isPostcode(from)) return { message: 'A postcode has four digits.', path: ['from'] }
  if (to === undefined) return true
  if (!isPostcode(to)) return { message: 'A postcode has four digits.', path: ['to'] }
  return to < from ? { message: `Write ${from} or a higher postcode.`, path: ['to'] } : true
}

/** Reports postcodes that stand in more than one range of the table: a shopper would be told either price. */
export function deliveryRegionsProblem(regions: DeliveryRegion[] | undefined): true | Problem[] {
  const ranges = (regions ?? [])
    .flatMap(({ _key = '', name, postcodes = [] }) =>
      postcodes.flatMap(({ _key: key = '', from, to = from }) =>
        isPostcode(from) && isPostcode(to) ? [{ region: _key, key, name, from, to }] : [],
      ),
    )
    .sort((one, other) => (one.from < other.from ? -1 : 1))
  const problems: Problem[] = []
  let last = ranges[0]
  for (const range of ranges.slice(1)) {
    if (last && range.from <= last.to) {
      const path = [{ _key: range.region }, 'postcodes', { _key: range.key }]
      problems.push({
        message: `${range.from} stands under ${last.name ?? 'another region'} already (${last.from} to ${last.to}).`,
        path,
      })
    }
    if (!last || range.to > last.to) last = range
  }
  return problems.length > 0 ? problems : true
}
