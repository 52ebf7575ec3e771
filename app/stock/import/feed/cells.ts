import type { ItemType } from '#values/vehicle-kinds.ts'
import { address, distanceWords, flag, instant, money, number, text } from './clean.ts'
import { dateIn } from './dates.ts'
import type { Draft, Target } from './draft.ts'
import { addressesIn } from './media-lists.ts'
import type { Problems } from './problems.ts'

interface Bounds {
  least?: number
  most?: number
  /** What may stand around the digits. */
  words?: RegExp
  /** How the number is read; undefined where the cell says nothing, NaN where it cannot be read. */
  read?(given: unknown): number | undefined
}

/** AUD. Below it a vehicle's price is a typing error, a deposit or a joke. */
const leastPrice = 200
const placeholder = /^(?:9{6,8}|1{6,7}|1234567?)$/
const priceFields = ['price', 'sale_price', 'drive_away_price', 'egc_price'] as const
const priceTypes: Partial<Record<Target, string>> = {
  drive_away_price: 'Drive Away',
  egc_price: 'Excl. Govt. Charges',
}
/** Said of a new car in place of its distance. */
const justDelivered = /^(?:delivery|del\.?|new|brand new)(?:\s*(?:km?s?|kilomet\w+))?$/i
/** `150k` */
const thousands = /^(\d{1,3}(?:\.\d)?)\s*k$/i

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

  number(field: Target, { least = 0, most = 1e7, words, read }: Bounds = {}): number | undefined {
    const given = this.cells[field]
    const value = given === undefined ? undefined : read ? read(given) : number(given, words)
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

  /**
   * AUD: what the vehicle costs, and the type of price where its column says it. What is too low for a vehicle, or stands
   * for no price (`999999`), is none.
   */
  askingPrice(kind: ItemType): { price?: number; type?: string } {
    const field = priceFields.find((name) => this.text(name) !== undefined)
    if (!field) return {}
    const type = priceTypes[field]
    const digits = (this.text(field) ?? '').replace(/[^\d.]|\.0*$/g, '')
    if (placeholder.test(digits)) {
      this.problems.warn(field, this.cells[field], 'stands for no price; taken as none')
      return { type }
    }
    const price = this.price(field)
    if (price && price < leastPrice && kind !== 'part') {
      this.problems.warn(field, this.cells[field], `is less than $${leastPrice}; taken as no price`)
      return { type }
    }
    return { price, type }
  }

  /** Kilometres; miles where the feed says so. */
  kilometres(): number | undefined {
    const given = this.cells.km
    if (typeof given === 'string' && justDelivered.test(given.trim())) return undefined
    const [, inThousands] = (typeof given === 'string' && thousands.exec(given.trim())) || []
    const value = inThousands
      ? Number(inThousands) * 1000
      : given === undefined
        ? undefined
        : number(given, distanceWords)
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

  /** `2026-07-01`, or the month or year alone. */
  date(field: Target): string | undefined {
    const given = this.cells[field]
    const value = given === undefined ? undefined : dateIn(given)
    if (value !== null) return value
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
