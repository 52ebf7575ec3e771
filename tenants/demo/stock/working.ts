import type { Setting } from './cars.ts'
import type { WorkingLine } from './catalogue/working.ts'
import { commentOf } from './comments.ts'
import { bikeEquipment, cabEquipment, caravanEquipment, truckEquipment } from './equipment.ts'
import { plateOf, vinOf } from './identity.ts'
import type { Shape } from './looks.ts'
import { arrivalOf, colourOf, priceOf, quoteOf, stateOf } from './market.ts'
import { measuresOf, wheelsOf } from './measures.ts'
import { pictureSets, picturesOf } from './pictures.ts'
import type { Random } from './random.ts'
import type { Row } from './row.ts'
import { withSpin } from './spins.ts'

/** Bodies of trucks that look like what is rendered; of others there is no picture to show. */
const truckShapes: Readonly<Record<string, Shape>> = {
  Tray: 'truck',
  'Tilt Tray': 'truck',
  Tipper: 'tipper',
  Pantech: 'pantech',
  Refrigerated: 'pantech',
  'Cab Chassis': 'chassis',
  'Prime Mover': 'prime',
}

const simpleBodies = { truck: 'Truck', caravan: 'Caravan', motorcycle: 'Motorcycle' } as const

const shapeOf = (line: WorkingLine, body: string): Shape | undefined =>
  line.item === 'truck' ? truckShapes[body] : line.item

/** One truck, caravan or motorcycle: everything a feed says of it. */
export function workingItem(line: WorkingLine, { instant, place, serial, carType, random }: Setting): Row {
  const now = instant.getUTCFullYear()
  const year = carType === 'new' ? now : random.int(line.years[0], Math.min(line.years[1] ?? now, now - 1))
  const age = now - year
  const body = random.pick(line.bodies)
  const { name: badge, thousands } = random.pick(line.badges)
  const usual = (age + 0.3) * (line.kmPerYear ?? 0)
  const km = !line.kmPerYear
    ? undefined
    : carType === 'new'
      ? random.int(8, 90)
      : Math.round(usual * Math.max(0.3, 1 + random.bell() * 0.35))
  const shape = shapeOf(line, body)
  const colour = colourOf(
    random,
    (shape && pictureSets[shape].colours) ?? ['white', 'white', 'blue', 'red', 'silver'],
  )
  const created = arrivalOf(instant, random)
  const electric = line.fuel === 'Electric'
  const measures = measuresOf(line, body, badge)
  const bodied = line.item === 'truck' ? (bodyWorth[body] ?? 0) : 0
  const price = priceOf({ thousands: thousands + bodied, hold: line.hold, age, km: km ?? 0, usual }, random)
  const equipment = equipmentOf(line, body, random).filter(
    (item) => line.item !== 'caravan' || !/bunk/i.test(item) || (measures.berths ?? 0) > 2,
  )
  const unpriced = random.chance(0.03)
  const plate = carType === 'used' && line.item !== 'caravan' ? plateOf(place.state, random) : undefined
  const { share: _, sells: __, dealership_id, dealership_slug, dealership_name, ...location } = place
  const built = `${year}-${String(random.int(1, carType === 'new' ? 6 : 12)).padStart(2, '0')}`
  const gearbox = line.gearbox && random.pick(line.gearbox)
  return {
    stocknum: `${line.item[0]?.toUpperCase()}${String(serial).padStart(4, '0')}`,
    item_type: line.item,
    year,
    make: line.make,
    model: line.model,
    ...(badge !== 'Base' && { badge }),
    colour: colour.name,
    simple_colour: colour.simple,
    ...(km !== undefined && { km }),
    ...(unpriced ? {} : { price, price_type: random.chance(0.5) ? 'Drive Away' : 'Excl. Govt. Charges' }),
    cost_price: Math.round(price * 0.08) * 10,
    car_type: carType,
    ...stateOf(instant, created, random, { age, carType, electric, km: km ?? 0 }),
    certified: false,
    created_at: created.toISOString(),
    updated_at: new Date(
      created.getTime() + random.next() * (instant.getTime() - created.getTime()),
    ).toISOString(),
    vin: vinOf(line.make, year, 200_000 + serial * 11, random),
    has_nvic: false,
    ...(plate && { regplate: plate }),
    build_date: built,
    compliance_date: built,
    ...withSpin(
      shape && !random.chance(0.02) ? picturesOf({ shape, make: line.make, electric }, colour.base) : [],
      equipment,
    ),
    dealercomments: commentOf(
      {
        name: `${year} ${line.make} ${line.model}`,
        model: line.model,
        kind: line.item,
        carType,
        body,
        km: km ?? 0,
        age,
        city: place.city,
        colour: colour.name,
        electric,
        seats: line.seats ?? 0,
        towing: measures.towingcapacitybraked ?? 0,
        ...(measures.berths && { berths: measures.berths }),
        ...(measures.lams && { lams: true }),
        equipment,
        ...(plate && { plate }),
      },
      random,
    ),
    standardEquipment: equipment,
    body,
    simple_body: simpleBodies[line.item],
    ...(gearbox && { transmission: gearbox }),
    ...(line.item === 'truck' && { drive: wheelsOf(line.mass ?? 0, body, badge) }),
    ...(line.fuel && { fuel: line.fuel }),
    ...(line.seats && { seats: line.badges.length && badge.startsWith('Crew') ? 6 : line.seats }),
    ...(line.item === 'truck' && { doors: badge.startsWith('Crew') || badge.startsWith('Dual') ? 4 : 2 }),
    ...(line.litres && { engine_size: Math.round(line.litres * 1000), engine_size_litres: line.litres }),
    views: Math.round(((instant.getTime() - created.getTime()) / 86_400_000) * (0.5 + random.next() * 4)),
    dealership_id,
    dealership_slug,
    dealership_name,
    location,
    variant: {
      ...(line.cylinders && { cylinders: line.cylinders }),
      ...(line.litres && { enginesize: Math.round(line.litres * 1000), enginesize_litres: line.litres }),
      vehiclelength: line.length,
      ...measures,
    },
    ...(!unpriced && age <= 10 && random.chance(0.6) && { youxQuote: quoteOf(price, age) }),
  }
}

/** What the body adds to the price of the chassis, in thousands. */
const bodyWorth: Readonly<Record<string, number>> = {
  Tray: 9,
  Tipper: 22,
  Pantech: 18,
  Refrigerated: 42,
  'Tilt Tray': 48,
  'Service Body': 24,
  'Concrete Agitator': 60,
}

function equipmentOf(line: WorkingLine, body: string, random: Random): string[] {
  if (line.item === 'caravan') return random.some(caravanEquipment, random.int(6, 11))
  if (line.item === 'motorcycle') return ['ABS', ...random.some(bikeEquipment.slice(1), random.int(1, 4))]
  const fitted: readonly string[] = truckEquipment[body as keyof typeof truckEquipment] ?? []
  return [...random.some(fitted, random.int(1, 3)), ...random.some(cabEquipment, random.int(3, 6))]
}
