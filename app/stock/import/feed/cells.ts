import { address, distanceWords, flag, instant, money, number, text } from './clean.ts'
import type { Draft, Target } from './draft.ts'
import { addressesIn } from './media-lists.ts'
import type { Problems } from './problems.ts'

interface Bounds {
  least?: number
  most?: number
  /** What may stand around the digits. */
  words?: RegExp
}

/** The cells of one row, read as what they should be; what cannot be read is noted and left out. */
export class Cells {
  private readonly cells: Draft['cells']
  readonly problems: Problems

  constructor(cells: Draft['cells'], problems: Problems) {
    this.cells = cells
    this.problems = problems
  }

  raw(field: Target): unknown {
    return this.cells[field]
  }

  text(field: Target, longest?: number): string | undefined {
    const value = this.cells[field]
    return value === undefined ? undefined : text(value, longest)
  }

  /** Text without which the row is refused. */
  required(field: Target): string {
    const value = this.text(field, 100)
    if (value === undefined) this.problems.error(field, this.cells[field], 'is missing')
    return value ?? ''
  }

  number(field: Target, { least = 0, most = 1e7, words }: Bounds = {}): number | undefined {
    const given = this.cells[field]
    const value = given === undefined ? undefined : number(given, words)
    if (value === undefined) return undefined
    if (value >= least && value <= most) return value
    const reason = Number.isNaN(value) ? 'is not a number' : `is not between ${least} and ${most}`
    this.problems.warn(field, given, `${reason}; left out`)
    return undefined
  }

  yesNo(field: Target): boolean | undefined {
    const given = this.cells[field]
    if (given === undefined) return undefined
    const value = flag(given)
    if (value === undefined && text(given) !== undefined)
      this.problems.warn(field, given, 'is neither yes nor no; left out')
    return value
  }

  /** AUD. A price that cannot be read or cannot be true refuses the row: no price is better than a wrong one. */
  price(field: Target): number | undefined {
    const given = this.cells[field]
    const value = given === undefined ? undefined : money(given)
    if (value === undefined) return undefined
    if (value >= 0 && value <= 1e7) return Math.round(value * 100) / 100
    this.problems.error(
      field,
      given,
      Number.isNaN(value) ? 'is not a price' : 'is not a price between 0 and 10,000,000',
    )
    return undefined
  }

  /** Kilometres; miles where the feed says so. */
  kilometres(): number | undefined {
    const given = this.cells.km
    const value = given === undefined ? undefined : number(given, distanceWords)
    if (value === undefined) return undefined
    const miles = /\bmi(?:les?)?\b/i.test(`${this.text('mileage_unit') ?? ''} ${String(given)}`)
    const km = Math.round(miles ? value * 1.609344 : value)
    if (km >= 0 && km <= 3e6) return km
    this.problems.error(
      'km',
      given,
      Number.isNaN(value) ? 'is not a distance' : 'is not between 0 and 3,000,000 km',
    )
    return undefined
  }

  /** Seconds since 1970. */
  moment(field: Target): number | undefined {
    const given = this.cells[field]
    const value = given === undefined ? undefined : instant(given)
    if (value === undefined || (value > 0 && value < 4e9)) return value
    this.problems.warn(field, given, 'is not a date; left out')
    return undefined
  }

  /** Addresses of pictures or videos of some columns. */
  addresses(...fields: Target[]): string[] {
    return fields.length === 1 && this.cells[fields[0]!] === undefined
      ? []
      : addressesIn(
          fields[0]!,
          fields.map((field) => this.cells[field]),
          this.problems,
        )
  }

  address(field: Target): string | undefined {
    return this.cells[field] === undefined ? undefined : address(this.cells[field])
  }
}
