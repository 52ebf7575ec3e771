import { isRecord } from '#platform/is-record.ts'
import { text } from './clean.ts'
import { type Draft, lengths, masses, type Target } from './draft.ts'
import { easycars } from './formats/easycars.ts'
import { columnKey, type Format } from './formats/format.ts'
import { google } from './formats/google.ts'
import { meta } from './formats/meta.ts'
import { own } from './formats/own.ts'
import { vauto } from './formats/vauto.ts'

export const formats: readonly Format[] = [own, google, meta, easycars, vauto]

const isPrivate =
  /cost(?!ume)|wholesale|floor ?plan|profit|margin|dealer ?net|landed|buy(?:ing)?price|purchaseprice|acquisition|tradeprice|tradevalue|invoice|standin|appraisal|floorprice|lowestprice|minprice|holdback|commission/

/** The format whose columns these are; our own where none fits better. */
export function detectFormat(columns: readonly string[]): Format {
  const keys = columns.map((column) => columnKey(column))
  const score = ({ columns: known, signature }: Format) =>
    keys.filter((key) => lookUp(known, key) !== undefined).length +
    3 * signature.filter((column) => keys.includes(column)).length
  return formats.reduce((best, format) => (score(format) > score(best) ? format : best), own)
}

/** What columns mean by the word of a tenant, by `columnKey`, before what their format says; null: left out. */
export type ColumnMeanings = Readonly<Record<string, Target | null>>

/** Columns whose cells stay with the dealer, whatever anybody says they mean. */
export const isPrivateColumn = (column: string) => isPrivate.test(columnKey(column))

type Place =
  | { kind: 'target'; target: Target; listed: boolean; unit?: string }
  | { kind: 'private'; column: string }
  | { kind: 'left out' }
  | { kind: 'unknown' }

function lookUp(columns: Format['columns'], key: string): Target | 'cost_price' | null | undefined {
  if (Object.hasOwn(columns, key)) return columns[key]
  const bare = key.replace(/\[\d+\]/g, '')
  if (bare !== key) return Object.hasOwn(columns, bare) ? columns[bare] : undefined
  // `Photo 1`, `Photo 2`: a picture in each.
  const [, word] = numbered.exec(key) ?? []
  return word && Object.hasOwn(columns, word) && columns[word] === 'images' ? 'images' : undefined
}
const numbered = /^([a-z.]+)\d{1,2}$/

/** The unit that a header says for bare numbers below it: `Length (ft)`, `tare_kg`. */
function unitOf(column: string, target: Target) {
  const units = masses.has(target) ? 'kgs?|t|tonnes?' : lengths.has(target) ? 'mm|cm|m|ft|feet' : undefined
  if (!units) return undefined
  return new RegExp(`(?:[(_\\s-])(${units})\\)?\\s*$`, 'i').exec(column)?.[1]
}

/** `tare_kg`: a measure with its unit behind it. */
function measureIn(columns: Format['columns'], column: string): Target | undefined {
  const [, bare] = /^(.+)[_\s-](?:kgs?|t|tonnes?|mm|cm|m|ft|feet)\s*$/i.exec(column) ?? []
  const found = bare && lookUp(columns, columnKey(bare))
  return found && found !== 'cost_price' && unitOf(column, found) ? found : undefined
}

function placeOf(format: Format, meanings: ColumnMeanings, column: string): Place {
  const key = columnKey(column)
  const named = lookUp(format.columns, key)
  const known = named === undefined ? measureIn(format.columns, column) : named
  const found =
    known !== 'cost_price' && Object.hasOwn(meanings, key) && !isPrivate.test(key) ? meanings[key] : known
  if (found === null) return { kind: 'left out' }
  if (found === 'cost_price') return { kind: 'private', column: 'cost_price' }
  if (found) {
    return {
      kind: 'target',
      target: found,
      listed: /\[\d+\]/.test(key) || (found === 'images' && numbered.test(key)),
      unit: unitOf(column, found),
    }
  }
  return isPrivate.test(key) ? { kind: 'private', column } : { kind: 'unknown' }
}

const withUnit = (value: unknown, unit: string | undefined) =>
  unit && /^[\d.,\s]*\d[\d.,\s]*$/.test(String(value)) ? `${String(value).trim()} ${unit}` : value

/** `location: {…}` and `variant: {…}` are taken apart, `location: "Caringbah, NSW"` and `variant: "GXL"` are cells. */
const takenApart: ReadonlySet<string | null> = new Set(['location', 'badge'])

/** Reads the rows of one file as drafts of one format. */
export class Columns {
  readonly format: Format
  /** Columns that say nothing to us, as the file writes them. */
  readonly unknown = new Set<string>()
  /** Columns that are read by the word of the tenant: `Klms as km`. */
  readonly told = new Set<string>()
  private readonly meanings: ColumnMeanings
  private readonly places = new Map<string, Place>()

  constructor(format: Format, meanings: ColumnMeanings = {}) {
    this.format = format
    this.meanings = meanings
  }

  /** Whether one of these columns says `target`. */
  knows(target: Target, columns: readonly string[]): boolean {
    return columns.some((column) => this.meaning(column) === target)
  }

  /** The target of a column; undefined where it has none. */
  meaning(column: string): Target | undefined {
    const place = placeOf(this.format, this.meanings, column)
    return place.kind === 'target' ? place.target : undefined
  }

  private place(column: string): Place {
    let place = this.places.get(column)
    if (!place) {
      place = placeOf(this.format, this.meanings, column)
      this.places.set(column, place)
      if (Object.hasOwn(this.meanings, columnKey(column)) && place.kind === 'target')
        this.told.add(`${column} as ${place.target}`)
      if (place.kind === 'unknown' && column.trim() && this.unknown.size < 200) this.unknown.add(column)
    }
    return place
  }

  private put({ cells, private: kept }: Draft, place: Place, value: unknown) {
    if (place.kind === 'private') {
      const cell = text(value, 500)
      if (cell !== undefined) kept[place.column] = cell
    } else if (place.kind === 'target' && value !== '' && value !== null && value !== undefined) {
      const { target, listed, unit } = place
      const known = cells[target]
      if (known === undefined) cells[target] = listed ? [value] : withUnit(value, unit)
      else if (listed && Array.isArray(known)) known.push(value)
    }
  }

  /** A function that makes a draft of the cells of a line. */
  forHeader(header: readonly string[]): (cells: readonly string[]) => Draft {
    const places = header.map((column) => this.place(column))
    return (cells) => {
      const draft: Draft = { cells: {}, private: {} }
      for (let column = 0; column < places.length; column++) this.put(draft, places[column]!, cells[column])
      this.format.finish?.(draft)
      return draft
    }
  }

  /** A draft of a nested record (JSON, XML). */
  fromRecord(record: Record<string, unknown>): Draft {
    const draft: Draft = { cells: {}, private: {} }
    this.walk(draft, record, '', 0)
    this.format.finish?.(draft)
    return draft
  }

  private walk(draft: Draft, record: Record<string, unknown>, prefix: string, depth: number) {
    for (const [name, value] of Object.entries(record)) {
      const column = prefix + name
      if (isRecord(value) && depth < 3 && !this.isWhole(column))
        this.walk(draft, value, `${column}.`, depth + 1)
      else this.put(draft, this.place(column), value)
    }
  }

  /** Values that are read as they are: lists of pictures, hotspots. */
  private isWhole(column: string) {
    const found = lookUp(this.format.columns, columnKey(column))
    return found !== undefined && !takenApart.has(found)
  }
}
