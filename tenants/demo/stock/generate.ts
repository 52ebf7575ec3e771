import { allot, type Shares } from './allot.ts'
import { carOf, type Setting } from './cars.ts'
import { americans, cherys, chinese } from './catalogue/america-china.ts'
import { otherEuropeans } from './catalogue/europe.ts'
import { fords, holdens } from './catalogue/ford-holden.ts'
import { bmws, volkswagens } from './catalogue/germany.ts'
import { audis, benzes } from './catalogue/germany-more.ts'
import { mitsubishis, nissans } from './catalogue/japan.ts'
import { hondas, isuzus, subarus, suzukis } from './catalogue/japan-more.ts'
import { hyundais, kias } from './catalogue/korea.ts'
import { caravans, motorcycles } from './catalogue/leisure.ts'
import type { CarBody, Line } from './catalogue/line.ts'
import { mazdas } from './catalogue/mazda.ts'
import { lexuses, toyotas } from './catalogue/toyota.ts'
import { trucks } from './catalogue/trucks.ts'
import type { WorkingLine } from './catalogue/working.ts'
import { type Place, places } from './places.ts'
import { type Random, randomFrom } from './random.ts'
import type { Row } from './row.ts'
import { workingItem } from './working.ts'

const allCars: readonly Line[] = [
  ...[
    toyotas,
    lexuses,
    mazdas,
    hyundais,
    kias,
    mitsubishis,
    nissans,
    subarus,
    suzukis,
    hondas,
    isuzus,
  ].flat(),
  ...[volkswagens, bmws, benzes, audis, otherEuropeans, fords, holdens, americans, cherys, chinese].flat(),
]

/** Share of listings by make in percent: the first nine measured over 16,734 Australian ones, the rest in their order. */
const makeShares = {
  ...{
    Toyota: 16.6,
    Hyundai: 7.4,
    Mazda: 7,
    Holden: 6.5,
    Ford: 6.3,
    Mitsubishi: 6.2,
    Nissan: 6.2,
    Volkswagen: 5.3,
  },
  ...{
    Kia: 4.8,
    Subaru: 3.9,
    'Mercedes-Benz': 3.7,
    BMW: 3.5,
    Honda: 3,
    Audi: 2.7,
    MG: 2.4,
    Isuzu: 2,
    Suzuki: 1.9,
  },
  ...{
    Jeep: 1.6,
    'Land Rover': 1.6,
    Lexus: 1.5,
    GWM: 1.4,
    Volvo: 1,
    LDV: 0.8,
    Skoda: 0.8,
    Renault: 0.7,
    Chery: 0.6,
  },
  ...{ Peugeot: 0.6, BYD: 0.6, Tesla: 0.6, MINI: 0.5, Porsche: 0.4, RAM: 0.3 },
}
const bodyShares: Shares['body'] = {
  ...{ SUV: 41, Hatch: 16, Ute: 15, Sedan: 12, Wagon: 7, Van: 3.6, Coupe: 2.4, 'People Mover': 1.6 },
  Convertible: 0.4,
}
const fuelShares: Shares['fuel'] = { p: 42, d: 29, u: 20, h: 3.9, x: 0.9, e: 1.2 }

/** Makes sold new there. */
const franchises: Readonly<Record<string, readonly string[]>> = {
  motorworld: [
    'Toyota',
    'Mazda',
    'Ford',
    'Kia',
    'Hyundai',
    'Mitsubishi',
    'Nissan',
    'MG',
    'Jeep',
    'Subaru',
    'GWM',
  ],
  'southside-chery': ['Chery'],
}

/** How many of each kind; `new` and `demo` of the cars alone. */
const stock = {
  motorworld: { used: 1290, new: 106, demo: 45, trucks: 26, motorcycles: 33 },
  'southside-chery': { used: 62, new: 42, demo: 16 },
  'outback-trucks': { utes: 24, trucks: 110, caravans: 66 },
}
type DemoSite = keyof typeof stock
export const isDemoSite = (slug: string): slug is DemoSite => Object.hasOwn(stock, slug)

/**
 * The stock of a demo site as the rows of a feed in our own format. The same for the same instant, which is that of the
 * first start: arrivals, sales and ages are counted back from it.
 */
export function generateStock(site: DemoSite, instant: Date): Row[] {
  const counts: Partial<
    Record<'used' | 'new' | 'demo' | 'utes' | 'trucks' | 'caravans' | 'motorcycles', number>
  > = stock[site]
  const random = randomFrom(`forecourt ${site}`)
  const sold = franchises[site] ?? []
  const current = allCars
    .filter(({ make, years, body }) => sold.includes(make) && !years[1] && body !== 'Convertible')
    .map((line) => ({
      ...line,
      engines: line.engines.filter(({ until }) => until > instant.getUTCFullYear()),
    }))
  const shares =
    site === 'motorworld' ? { make: makeShares, body: bodyShares, fuel: fuelShares } : ofLines(usedBeside)
  const drafts: Draft[] = [
    ...cars(allCars, counts.used ?? 0, shares, 'used'),
    ...cars(current, counts.new ?? 0, ofLines(current), 'new'),
    ...cars(current, counts.demo ?? 0, ofLines(current), 'demo'),
    ...cars(workUtes, counts.utes ?? 0, ofLines(workUtes), 'used'),
    ...others(trucks, counts.trucks ?? 0, 0, random),
    ...others(caravans, counts.caravans ?? 0, 0, random),
    ...others(motorcycles, counts.motorcycles ?? 0, 0.5, random),
  ]
  return random
    .some(drafts, drafts.length)
    .map(({ sells, made }, at) =>
      made({ instant, place: placeFor(site, sells, random), serial: 1000 + at, random }),
    )
}

/** Weights of lines alone, where nothing is measured. */
function ofLines(lines: readonly Line[]): Shares {
  const sum = <K extends string>(keyOf: (line: Line) => K) => {
    const sums: Partial<Record<K, number>> = {}
    for (const line of lines) sums[keyOf(line)] = (sums[keyOf(line)] ?? 0) + line.weight
    return sums as Record<K, number>
  }
  const makes = sum(({ make }) => make)
  return {
    make: lines.every(({ make }) => make in makeShares)
      ? Object.fromEntries(
          Object.keys(makes).map((make) => [make, makeShares[make as keyof typeof makeShares]]),
        )
      : makes,
    body: sum<CarBody>(({ body }) => body),
    fuel: { p: 45, d: 22, u: 12, h: 14, x: 3, e: 4 },
  }
}

/** What a single-brand site takes in trade: its own make first, and the small SUVs and hatches people come from. */
const usedBeside = allCars.filter(
  ({ make, body }) => make === 'Chery' || ['SUV', 'Hatch', 'Sedan', 'Ute'].includes(body),
)

/** What a yard of trucks takes from farms. */
const workUtes = allCars.filter(
  ({ make, body, drives }) =>
    body === 'Ute' &&
    drives.includes('4WD') &&
    ['Toyota', 'Isuzu', 'Ford', 'Mitsubishi', 'Nissan', 'Mazda'].includes(make),
)

/** An item that has yet to be given its place and number. */
interface Draft {
  sells: Place['sells']
  made(setting: Omit<Setting, 'carType'>): Row
}

const cars = (lines: readonly Line[], count: number, shares: Shares, carType: Row['car_type']): Draft[] =>
  count === 0
    ? []
    : allot(lines, count, shares).flatMap(({ count: times, ...car }) =>
        Array.from({ length: times }, () => ({
          sells: 'cars' as const,
          made: (setting: Omit<Setting, 'carType'>) => carOf(car, { ...setting, carType }),
        })),
      )

const others = (lines: readonly WorkingLine[], count: number, newShare: number, random: Random): Draft[] =>
  Array.from({ length: count }, (_, at) => {
    // One of each make first, so that no make a site speaks of is missing.
    const line =
      ofEachMake(lines)[at] ??
      random.weighted(
        lines,
        lines.map(({ weight }) => weight),
      )
    const carType: Row['car_type'] = !line.years[1] && random.chance(newShare) ? 'new' : 'used'
    return { sells: 'others' as const, made: (setting) => workingItem(line, { ...setting, carType }) }
  })

const ofEachMake = (lines: readonly WorkingLine[]) => [
  ...new Map(lines.map((line) => [line.make, line])).values(),
]

function placeFor(site: string, sells: Place['sells'], random: Random): Place {
  const all = places[site] ?? []
  const fitting = all.filter((place) => place.sells === sells)
  const known = fitting.length > 0 ? fitting : all
  return random.weighted(
    known,
    known.map(({ share }) => share),
  )
}
