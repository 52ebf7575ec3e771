import { lettersBetween } from '#platform/near-names.ts'
import { flag } from './clean.ts'
import { type ColumnMeanings, Columns, detectFormat, formats } from './columns.ts'
import { type Target, targets } from './draft.ts'
import { columnKey, type Format } from './formats/format.ts'
import { stateOf } from './place.ts'
import { isVin } from './vin.ts'
import {
  carType,
  knownBody,
  knownDrive,
  knownFuel,
  knownStatus,
  knownTransmission,
  simpleColour,
} from './vocabulary.ts'

/** What a column that nobody knows may mean. */
export interface Proposal {
  column: string
  /** Undefined where nothing known is like it. */
  target: Target | undefined
  why: string
  /** Some of its values. */
  examples: string[]
}

interface Sign {
  is(value: string): unknown
  /** Tells by itself; other signs only where the column's name agrees. */
  alone?: boolean
  /** What is enough where the name agrees. */
  withName?(value: string): unknown
}

const hasDigit = (value: string) => /\d/.test(value)
const short = (value: string) => value.length <= 40
const year = /^(?:19|20)\d\d$/
/** Not for prices: what a dealer paid looks the same. */
const signs: Partial<Record<Target, Sign>> = {
  vin: { is: (value) => isVin(value.toUpperCase()), alone: true },
  car_type: { is: carType, alone: true },
  body: { is: (value) => short(value) && knownBody(value), alone: true },
  fuel: { is: (value) => short(value) && knownFuel(value), alone: true },
  transmission: { is: (value) => short(value) && knownTransmission(value), alone: true },
  drive: { is: (value) => short(value) && knownDrive(value), alone: true },
  colour: { is: (value) => short(value) && simpleColour(value), alone: true },
  status: { is: knownStatus, alone: true },
  state: { is: stateOf, alone: true },
  location: { is: (value) => /^[a-z' -]+,?\s+(?:nsw|vic|qld|wa|sa|tas|nt|act)\b/i.test(value), alone: true },
  km: { is: (value) => /^[\d,. ]+k/i.test(value), alone: true, withName: hasDigit },
  images: { is: (value) => /^https?:\S+\.(?:jpe?g|png|webp)/i.test(value), alone: true },
  year: { is: (value) => year.test(value) },
  price: { is: (value) => /^\$?\s*\d[\d, ]{2,}(?:\.\d+)?/.test(value) },
  'location.postcode': { is: (value) => /^\d{3,4}$/.test(value) },
  'location.phone': { is: (value) => /^[+(]?\d[\d ()-]{7,}$/.test(value) },
  regplate: { is: (value) => /^[a-z0-9 -]{2,9}$/i.test(value) },
}
const number: Sign = { is: hasDigit }
const yesNo: Sign = { is: (value) => flag(value) !== undefined }
for (const target of ['sold', 'reserved', 'certified', 'show_on_dealer_website'] as const)
  signs[target] = yesNo
for (const target of ['doors', 'seats', 'gearnum', 'engine_size', 'location.lat', 'location.long'] as const)
  signs[target] ??= number

/** Never proposed: what the store decides, and what only our own format has. */
const never: readonly Target[] = ['id', 'slug', 'thumbnails', 'hotspots', 'has_nvic', 'views', 'custom_rank']

/**
 * What the unknown columns of a feed may mean, by their names and by their first values: each column once, no meaning
 * that another column has already.
 */
export function proposeColumns(
  values: ReadonlyMap<string, readonly string[]>,
  { format: chosen, meanings = {} }: { format?: string; meanings?: ColumnMeanings } = {},
): Proposal[] {
  const names = [...values.keys()]
  const format = formats.find(({ key }) => key === chosen) ?? detectFormat(names)
  const columns = new Columns(format, meanings)
  columns.forHeader(names)
  const unknown = [...columns.unknown]
  const taken = new Set(names.map((name) => columns.meaning(name)))
  const guesses = unknown
    .flatMap((column) => guessesFor(column, values.get(column) ?? [], format, taken))
    .sort((one, other) => other.score - one.score)
  const found = new Map<string, Guess>()
  const given = new Set<Target>()
  for (const guess of guesses)
    if (!found.has(guess.column) && !given.has(guess.target)) {
      found.set(guess.column, guess)
      given.add(guess.target)
    }
  return unknown.map((column) => {
    const { target, why = 'nothing known is like it' } = found.get(column) ?? {}
    return { column, target, why, examples: [...new Set(values.get(column))].slice(0, 3) }
  })
}

interface Guess {
  column: string
  target: Target
  score: number
  why: string
}

function guessesFor(
  column: string,
  values: readonly string[],
  format: Format,
  taken: ReadonlySet<Target | undefined>,
): Guess[] {
  return targets
    .filter((target) => !taken.has(target) && !never.includes(target))
    .flatMap((target): Guess[] => {
      const sign = target === 'stocknum' ? stockNumber(values) : signs[target]
      const likeness = likenessTo(column, target, format)
      const shareOf = (is: Sign['is']) =>
        values.filter((value) => is(value)).length / Math.max(values.length, 1)
      const share = sign ? shareOf(sign.is) : 0
      const byName = likeness >= 0.7 && (!sign || shareOf(sign.withName ?? sign.is) >= 0.5)
      const byValues = sign?.alone && share >= 0.9 && values.length >= 3
      if (!byName && !byValues) return []
      const why = byName && share >= 0.5 ? 'by its name and values' : byName ? 'by its name' : 'by its values'
      return [{ column, target, score: likeness + share, why }]
    })
}

/** Every value differs, and is short and has a digit. */
function stockNumber(values: readonly string[]): Sign {
  const differ = new Set(values).size === values.length
  const is = (value: string) =>
    differ && hasDigit(value) && /^[a-z0-9/-]{1,20}$/i.test(value) && !isVin(value.toUpperCase())
  return { is, alone: true }
}

/** From 0 to 1: how like a column's name is to a name of what it may mean. */
function likenessTo(column: string, target: Target, format: Format): number {
  const key = columnKey(column)
  const words = column.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  const known = [format, formats[0]!].flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([name, meaning]) => (meaning === target ? [name] : [])),
  )
  return Math.max(
    0,
    ...known.map((name) => {
      if (words.includes(name) && name.length > key.length / 2) return 0.8
      if (name.length >= 5 && key.includes(name)) return 0.7
      const longest = Math.max(name.length, key.length)
      const alike = longest > 60 ? 0 : 1 - lettersBetween(key, name) / longest
      // `yardcode` is near `yardnote`, but is another word.
      return alike >= 0.8 ? alike : alike / 2
    }),
  )
}
