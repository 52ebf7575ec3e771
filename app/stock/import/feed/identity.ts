import type { ItemType } from '#values/vehicle-kinds.ts'
import { type CarType, carTypes } from '#values/vehicle-kinds.ts'
import type { Cells } from './cells.ts'
import { isVin } from './vin.ts'
import { carType, itemType, itemTypeOfBody } from './vocabulary.ts'

/** What a vehicle is; everything here may refuse the row. */
export function identityOf(cells: Cells, body: string | undefined, thisYear: number) {
  const year = yearOf(cells, thisYear)
  const kind = kindOf(cells, body)
  return {
    stocknum: cells.required('stocknum'),
    make: cells.required('make'),
    model: cells.required('model'),
    year,
    car_type: carTypeOf(cells),
    item_type: kind,
    // Before 1989 chassis numbers were the maker's own affair; those of trailers still are.
    vin: vinOf(cells, kind === 'car' && (year ?? thisYear) >= 1989),
  }
}

function yearOf(cells: Cells, thisYear: number) {
  const given = cells.text('year', 40)
  if (given === undefined) return undefined
  // `MY21`, `2021 MY22`, `01/2021`
  const [found] = /\b(?:19|20)\d\d\b/.exec(given) ?? []
  const short = /\bMY(\d\d)\b/i.exec(given)?.[1]
  const year = found ? Number(found) : short ? 2000 + Number(short) : Number.NaN
  if (year >= 1900 && year <= thisYear + 2) return year
  cells.problems.error('year', given, `is not a year from 1900 to ${thisYear + 2}`)
  return undefined
}

/** Any other word is refused (ENT-02). */
function carTypeOf(cells: Cells): CarType {
  const given = cells.text('car_type', 60)
  const type = given === undefined ? undefined : carType(given)
  if (!type) cells.problems.error('car_type', given, given ? 'is not new, used or demo' : 'is missing')
  return type ?? carTypes[0]
}

function kindOf(cells: Cells, body: string | undefined): ItemType {
  const given = cells.text('item_type', 60)
  if (given === undefined) return itemTypeOfBody(body)
  const kind = itemType(given)
  if (!kind) cells.problems.error('item_type', given, 'is not car, truck, motorcycle, caravan or part')
  return kind ?? 'car'
}

function vinOf(cells: Cells, strict: boolean) {
  const given = cells.text('vin', 40)
  if (given === undefined) return undefined
  const vin = given.toUpperCase().replace(/[\s-]/g, '')
  if (!isVin(vin)) {
    if (strict) cells.problems.error('vin', given, 'is not 17 letters and digits without I, O and Q')
    return vin
  }
  return vin
}
