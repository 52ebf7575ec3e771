import type { Allotment } from './allot.ts'
import { badgeOf } from './badge.ts'
import { type CarBody, type Engine, type FuelKey, fuels, type Line } from './catalogue/line.ts'
import { commentOf } from './comments.ts'
import { equipmentOf } from './equipment.ts'
import { nvicOf, plateOf, vinOf } from './identity.ts'
import { newCarPrice } from './list-price.ts'
import type { Shape } from './looks.ts'
import { arrivalOf, colourOf, isoDay, priceOf, quoteOf, stateOf } from './market.ts'
import { limitedColours, picturesOf } from './pictures.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'
import type { Row } from './row.ts'
import { withSpin } from './spins.ts'

const shapes: Readonly<Record<CarBody, Shape | undefined>> = {
  SUV: 'suv',
  Ute: 'ute',
  Sedan: 'sedan',
  Hatch: 'hatch',
  Wagon: 'wagon',
  Van: 'van',
  Coupe: 'coupe',
  'People Mover': 'mover',
  // Nothing like it is rendered, and a picture of a coupe would say something untrue.
  Convertible: undefined,
}

const doors: Readonly<Record<CarBody, number>> = {
  SUV: 5,
  Ute: 4,
  Sedan: 4,
  Hatch: 5,
  Wagon: 5,
  Van: 4,
  Coupe: 2,
  'People Mover': 5,
  Convertible: 2,
}

export interface Setting {
  instant: Date
  place: Place
  serial: number
  carType: Row['car_type']
  random: Random
}

/** One car of a model: everything a feed says of it. */
export function carOf({ line, engine }: Omit<Allotment, 'count'>, setting: Setting): Row {
  const { instant, place, serial, carType, random } = setting
  const year = yearOf(line, engine, carType, instant, random)
  const age = instant.getUTCFullYear() - year
  const { name: badge, thousands, level } = badgeOf(line, engine, year, random)
  const electric = engine.fuel === 'e'
  const usual = Math.max(4000, (age + 0.4) * (line.body === 'Ute' || line.body === 'Van' ? 17_500 : 13_500))
  const km = kilometres(carType, usual, random)
  const manual = !'hex'.includes(engine.fuel) && carType !== 'demo' && random.chance(line.manual)
  const shape = shapes[line.body]
  const look = shape && { shape, make: line.make, electric, height: line.size[2] }
  const colour = colourOf(random, look && limitedColours(look))
  const created = arrivalOf(instant, random)
  const price =
    carType === 'used'
      ? priceOf({ thousands, hold: line.hold, age, km, usual }, random)
      : newPrice(thousands, carType, age, random)
  const plate = carType === 'new' ? undefined : plateOf(place.state, random)
  const equipment = equipmentOf(line.body, year, level, random)
  const litresPer100 = consumption(engine, line)
  const unpriced = random.chance(0.006)
  const drive = driveOf(line, engine, level, random)
  const built = new Date(Date.UTC(year, random.int(0, carType === 'used' ? 11 : 6), 1))
  const series = line.series.filter(([from]) => from <= year).at(-1)?.[1]
  const state = stateOf(instant, created, random, { age, carType, electric, km })
  const { share: _, sells: __, dealership_id, dealership_slug, dealership_name, ...location } = place
  const name =
    line.model === 'LandCruiser' && badge === 'Sahara' && age < 4 ? longName(year, line, badge) : undefined
  return {
    stocknum: `${carType === 'used' ? 'U' : carType === 'demo' ? 'D' : 'N'}${String(serial).padStart(5, '0')}`,
    item_type: 'car',
    year,
    make: line.make,
    model: line.model,
    ...(badge !== 'Base' && { badge }),
    ...(series && { series }),
    ...(name && { name }),
    colour: colour.name,
    simple_colour: colour.simple,
    km,
    ...(unpriced
      ? {}
      : {
          price,
          price_type: carType === 'used' && random.chance(0.45) ? 'Excl. Govt. Charges' : 'Drive Away',
        }),
    ...(carType === 'used' &&
      age <= 6 &&
      random.chance(0.05) && { subscription_price: Math.round((95 + price / 260) / 5) * 5 }),
    cost_price: Math.round((price * (0.84 + random.next() * 0.08)) / 10) * 10,
    car_type: carType,
    ...state,
    certified: carType === 'used' && age <= 5 && km < 90_000 && random.chance(0.3),
    created_at: created.toISOString(),
    updated_at: new Date(
      created.getTime() + random.next() * (instant.getTime() - created.getTime()),
    ).toISOString(),
    vin: vinOf(line.make, year, 100_000 + serial * 7, random),
    has_nvic: serial % 7 !== 0,
    ...(serial % 7 !== 0 && { nvic: nvicOf(random) }),
    ...(plate && {
      regplate: plate,
      rego_expiry: isoDay(new Date(instant.getTime() + random.int(8, 360) * 86_400_000)),
    }),
    compliance_date: monthOf(
      new Date(Math.min(built.getTime() + 45 * 86_400_000, instant.getTime() - 20 * 86_400_000)),
    ),
    build_date: monthOf(built),
    ...withSpin(look && !random.chance(0.01) ? picturesOf(look, colour.base) : [], equipment),
    dealercomments: commentOf(
      {
        name: `${year} ${line.make} ${line.model}`,
        kind: 'car',
        model: line.model,
        carType,
        body: line.body,
        km,
        age,
        city: place.city,
        colour: colour.name,
        electric,
        seats: line.seats,
        towing: line.towing,
        equipment,
        ...(litresPer100 && { litresPer100 }),
        ...(plate && { plate }),
      },
      random,
    ),
    standardEquipment: equipment,
    body: line.body,
    ...gearbox(line, engine, manual),
    drive,
    fuel: fuels[engine.fuel],
    seats: line.seats,
    doors: line.body === 'Ute' && line.seats === 2 ? 2 : doors[line.body],
    ...(engine.litres > 0 && {
      engine_size: Math.round(engine.litres * 1000),
      engine_size_litres: engine.litres,
    }),
    views: Math.round(((instant.getTime() - created.getTime()) / 86_400_000) * (1 + random.next() * 9)),
    ...(random.chance(0.015) && { custom_rank: random.int(1, 5) * 100 }),
    dealership_id,
    dealership_slug,
    dealership_name,
    location,
    variant: variantOf(line, engine, litresPer100),
    ...(!unpriced && price > 5000 && age <= 12 && random.chance(0.75) && { youxQuote: quoteOf(price, age) }),
  }
}

function yearOf(line: Line, engine: Engine, carType: Row['car_type'], instant: Date, random: Random) {
  const now = instant.getUTCFullYear()
  const first = Math.max(line.years[0], engine.from)
  const last = Math.min(line.years[1] ?? now, engine.until, now)
  if (carType === 'new') return random.chance(0.12) ? now - 1 : now
  if (carType === 'demo') return random.chance(0.4) ? now - 1 : now
  // Most used cars are three to nine years old; a car of this year is a rare used one.
  const span = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return random.weighted(
    span,
    span.map(
      (year) =>
        ({ 0: 0.15, 1: 0.7, 2: 1.3 })[now - year] ?? Math.max(0.08, 1.9 - Math.abs(now - year - 5) * 0.17),
    ),
  )
}

function kilometres(carType: Row['car_type'], usual: number, random: Random) {
  if (carType === 'new') return random.int(4, 48)
  if (carType === 'demo') return random.int(900, 8800)
  return Math.round(Math.max(450, usual * Math.max(0.25, 1 + random.bell() * 0.32)) + random.int(0, 9))
}

function newPrice(thousands: number, carType: 'new' | 'demo', age: number, random: Random) {
  const asked =
    thousands *
    (carType === 'demo' ? 0.93 : 1) *
    (age > 0 ? 0.95 : 1) *
    (carType === 'new' ? 1 : 1 + random.bell() * 0.01)
  return newCarPrice(asked)
}

function gearbox(line: Line, engine: Engine, manual: boolean): Pick<Row, 'transmission' | 'gearnum'> {
  if (engine.fuel === 'e') return { transmission: 'Reduction Gear', gearnum: 1 }
  if (manual)
    return { transmission: `${line.gears === 5 ? 5 : 6} speed Manual`, gearnum: line.gears === 5 ? 5 : 6 }
  if (line.gearbox === 'CVT' || engine.fuel === 'h')
    return { transmission: 'Constant Variable Transmission (CVT) Automatic' }
  const gears = line.gears ?? 6
  return {
    transmission: `${gears} speed ${line.gearbox === 'Dual-clutch' ? 'Dual-clutch Automatic' : 'Automatic'}`,
    gearnum: gears,
  }
}

/** The dearer badges have the more driven wheels, where a line offers the choice. */
function driveOf(line: Line, engine: Engine, level: number, random: Random) {
  const [first, ...others] = line.drives
  const last = others.at(-1)
  if (!last) return first as string
  if (line.body === 'Ute') return engine.fuel === 'p' ? last : random.pick(line.drives)
  return random.chance(level > 0.5 ? 0.65 : 0.2) ? last : (first as string)
}

const thirst: Readonly<Record<FuelKey, number>> = { p: 1, u: 0.97, d: 0.86, h: 0.62, x: 0.22, e: 0 }
function consumption(engine: Engine, { size }: Line) {
  if (engine.fuel === 'e') return undefined
  const bulk = ((size[0] ?? 4500) * (size[1] ?? 1800) * (size[2] ?? 1500)) / 1e10
  const litres = (3.2 + engine.litres * (engine.turbo ? 1.05 : 1.15) + bulk * 1.7) * thirst[engine.fuel]
  return Math.round(litres * 10) / 10
}

function variantOf(
  line: Line,
  { fuel, litres, turbo, cylinders }: Engine,
  litresPer100?: number,
): Row['variant'] {
  const perLitre = fuel === 'd' ? 172 : turbo ? 165 : fuel === 'h' ? 105 : 96
  const [length, width, height] = line.size
  const kerb = Math.round((length * width * height) / 8.1e6 / 5) * 5
  return {
    ...(fuel !== 'e' && {
      cylinders,
      enginesize: Math.round(litres * 1000),
      enginesize_litres: litres,
      induction: turbo ? 'Turbo' : 'Aspirated',
      fuelcapacity: line.towing >= 3000 ? 80 : length > 4600 ? 62 : 50,
    }),
    ...(litresPer100 && { fuelconsumptioncombined: litresPer100 }),
    torque: fuel === 'e' ? 310 + (line.weight % 3) * 40 : Math.round((litres * perLitre) / 5) * 5,
    grossvehiclemass: kerb + (line.body === 'Ute' || line.body === 'Van' ? 1050 : 520),
    vehiclelength: length,
    vehiclewidth: width,
    vehicleheight: height,
    towingcapacitybraked: line.towing,
    bodyconfiguration:
      line.body === 'Ute' ? (line.seats === 2 ? '2_door' : 'dual_cab') : `${doors[line.body]}_door`,
    ...(line.ancap && { ancaprating: line.ancap }),
  }
}

const longName = (year: number, { make, model }: Line, badge: string) =>
  `${year} ${make} ${model} 300 Series ${badge} 4x4 with Rear Entertainment, Genuine Bull Bar, Long Range Tank and GVM Upgrade to 3,850 kg`

const monthOf = (date: Date) => date.toISOString().slice(0, 7)
