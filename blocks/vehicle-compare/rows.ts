import type { CardSettings } from '#app/stock/card/settings.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { hasPrice } from '#app/stock/rules/availability.ts'
import { lengthText } from '#app/stock/rules/card-facts.ts'
import { carTypeWord, distance, placeOf, priceWords } from '#app/stock/rules/vehicle-text.ts'
import { kilograms, numberText } from '#app/stock/search/labels.ts'
import type { SpecLine } from '#app/vehicle-page/specs.ts'

export interface Row {
  label: string
  /** One for each vehicle; undefined where it is not known. */
  values: (string | undefined)[]
  /** The vehicles are not all alike in it. */
  differs: boolean
  /** Places of the best values, and what is best about them. */
  best?: { places: number[]; word: string }
}

type Read = (record: StockRecord) => string | number | undefined

/** Rows of the comparison; what is known of no vehicle is left out. */
export function comparisonRows(records: readonly StockRecord[], settings: CardSettings): Row[] {
  const rows: [string, Read, Row['best']?][] = [
    [
      'Price',
      (record) => {
        const { text, type } = priceWords(record, settings)
        return type ? `${text} ${type}` : text
      },
      lowestPrice(records),
    ],
    ['Kilometres', ({ km }) => distance(km), bestOf(records, 'Lowest', ({ km }) => km)],
    ['Year', ({ year }) => year, bestOf(records, 'Newest', ({ year }) => year && -year)],
    ['Condition', ({ car_type }) => carTypeWord(car_type, settings)],
    ['Body', ({ body_style, body }) => body_style ?? body],
    ['Transmission', ({ transmission }) => transmission],
    ['Fuel', ({ fuel }) => fuel],
    ['Engine', engineText],
    ['Drive', ({ drive }) => drive],
    ['GVM', ({ gvm }) => mass(gvm), bestOf(records, 'Highest', ({ gvm }) => gvm && -gvm)],
    ['GCM', ({ gcm }) => mass(gcm), bestOf(records, 'Highest', ({ gcm }) => gcm && -gcm)],
    ['ATM', ({ atm }) => mass(atm)],
    ['Tare', ({ tare }) => mass(tare), bestOf(records, 'Lightest', ({ tare }) => tare)],
    [
      'Payload',
      ({ payload }) => mass(payload),
      bestOf(records, 'Highest', ({ payload }) => payload && -payload),
    ],
    ['Ball weight, empty', ({ ball_weight }) => mass(ball_weight)],
    ['Axles', ({ axles }) => axles],
    ['Wheelbase', ({ wheelbase }) => wheelbase && `${numberText(wheelbase)} mm`],
    ['Length', ({ length }) => length && lengthText(length)],
    ['Berths', ({ berths }) => berths],
    ['Towing, braked', ({ towing }) => mass(towing)],
    ['LAMS approved', ({ lams }) => (lams === undefined ? undefined : lams ? 'Yes' : 'No')],
    ['Seats', ({ seats }) => seats],
    ['Colour', ({ colour_name, colour }) => colour_name ?? colour],
    ['Location', placeOf],
  ]
  return rows.flatMap(([label, read, best]) => rowOf(label, records.map(read), best))
}

const mass = (kg: number | undefined) => kg && kilograms(kg)

const engineText: Read = ({ engine_cc: cc, engine, engine_size_litres: litres }) =>
  cc ? `${numberText(cc)} cc` : (engine ?? (litres && `${litres.toFixed(1)} L`))

/** Lines of the vehicles' pages that other rows say already. */
const said = new Set([
  ...['Gross vehicle mass (GVM)', 'Gross combination mass (GCM)', 'Aggregate trailer mass (ATM)', 'Tare'],
  ...['Payload', 'Ball weight, empty', 'Axles', 'Wheelbase', 'Berths', 'Towing Capacity'],
  ...[
    'Learner approved (LAMS)',
    'Body type',
    'Drive type',
    'Exterior color',
    'Engine Size',
    'Engine Variant',
  ],
])

/** A row for each line of specifications that any of them has (VDP-43). */
export function specRows(specs: readonly (readonly SpecLine[])[]): Row[] {
  const labels = new Set(specs.flatMap((lines) => lines.map(({ label }) => label)))
  return [...labels].flatMap((label) =>
    said.has(label)
      ? []
      : rowOf(
          label,
          specs.map((lines) => lines.find((line) => line.label === label)?.value),
        ),
  )
}

/** A row for each feature that any of them has. */
export function featureRows(records: readonly StockRecord[]): Row[] {
  const names = [...new Set(records.flatMap(({ filtered_features }) => filtered_features))].sort()
  return names.flatMap((name) =>
    rowOf(
      name,
      records.map(({ filtered_features }) => (filtered_features.includes(name) ? 'Yes' : undefined)),
    ),
  )
}

function rowOf(label: string, read: (string | number | undefined)[], best?: Row['best']): Row[] {
  const values = read.map((value) => (value === undefined || value === '' ? undefined : String(value)))
  if (values.every((value) => value === undefined)) return []
  return [{ label, values, differs: new Set(values).size > 1, ...(best && { best }) }]
}

/** Prices of different types ("Drive Away" and without charges) are not measured against each other. */
function lowestPrice(records: readonly StockRecord[]) {
  const priced = records.filter(hasPrice)
  return new Set(priced.map(({ price_type }) => price_type)).size === 1
    ? bestOf(records, 'Lowest', (record) => (hasPrice(record) ? record.price : undefined))
    : undefined
}

/** Places of the least numbers, where the vehicles differ in them. */
function bestOf(
  records: readonly StockRecord[],
  word: string,
  read: (record: StockRecord) => number | undefined,
): Row['best'] {
  const numbers = records.map(read)
  const known = numbers.filter((number) => number !== undefined)
  if (new Set(known).size < 2) return undefined
  const least = Math.min(...known)
  return { word, places: numbers.flatMap((number, place) => (number === least ? place : [])) }
}
