const carBodies = [
  'SUV',
  'Hatch',
  'Ute',
  'Sedan',
  'Wagon',
  'Van',
  'Coupe',
  'People Mover',
  'Convertible',
] as const
export type CarBody = (typeof carBodies)[number]

export const fuels = {
  p: 'Petrol - Unleaded',
  u: 'Petrol - Premium',
  d: 'Diesel',
  h: 'Hybrid',
  x: 'PHEV',
  e: 'Electric',
} as const
export type FuelKey = keyof typeof fuels

/** A model as it was sold here over a span of years: what its stock items are drawn from. */
export interface Line {
  make: string
  model: string
  body: CarBody
  /** First and last model year; without the last it is still sold new. */
  years: [first: number, last?: number]
  badges: readonly Badge[]
  engines: readonly Engine[]
  /** Of the automatic: its kind and gears. */
  gearbox: 'Automatic' | 'CVT' | 'Dual-clutch'
  gears?: number
  /** Share sold with a manual gearbox (never where the car is electric or hybrid). */
  manual: number
  drives: readonly Drive[]
  seats: number
  /** Length, width, height in mm. */
  size: readonly [number, number, number]
  /** Braked, in kg. */
  towing: number
  ancap?: number
  /** Popularity within the make. */
  weight: number
  /** Share of the price kept per year. */
  hold: number
  /** Maker's code of the generation, by its first year. */
  series: readonly (readonly [from: number, code: string])[]
}
export interface Badge {
  name: string
  /** Price new, in thousands of AUD; a line's badges stand lowest first. */
  thousands: number
  /** First model year it was offered. */
  from: number
}

export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD'

export interface Engine {
  fuel: FuelKey
  /** 0 where electric. */
  litres: number
  turbo: boolean
  cylinders: number
  /** First and last model year it was offered. */
  from: number
  until: number
}

/** `p2.0`, `d2.8t`, `u3.0t/6`, `h1.8@2019`, `d4.5t/8@-2021`, `e`: fuel, litres, turbo, cylinders if unusual, first and last year. */
export function engine(text: string): Engine {
  const found = /^([pudhxe])([\d.]*)(t?)(?:\/(\d+))?(?:@(\d*)(?:-(\d+))?)?$/.exec(text)
  if (!found) throw new Error(`"${text}" is no engine.`)
  const [, fuel, size, turbo, cylinders, from, until] = found
  const litres = Number(size || 0)
  return {
    fuel: fuel as FuelKey,
    litres,
    turbo: turbo === 't',
    cylinders: Number(cylinders ?? usualCylinders(litres)),
    from: Number(from || 0),
    until: Number(until ?? 9999),
  }
}

const usualCylinders = (litres: number) =>
  litres === 0 ? 0 : litres < 1.3 ? 3 : litres < 2.9 ? 4 : litres < 4.3 ? 6 : 8

type Known = Partial<
  Pick<
    Line,
    'gearbox' | 'gears' | 'manual' | 'drives' | 'seats' | 'towing' | 'ancap' | 'weight' | 'hold' | 'series'
  >
>

const bodies: Record<CarBody, Required<Pick<Line, 'seats' | 'drives' | 'hold' | 'gearbox' | 'manual'>>> = {
  SUV: { seats: 5, drives: ['FWD', 'AWD'], hold: 0.89, gearbox: 'Automatic', manual: 0.02 },
  Hatch: { seats: 5, drives: ['FWD'], hold: 0.88, gearbox: 'Automatic', manual: 0.16 },
  Ute: { seats: 5, drives: ['4WD'], hold: 0.905, gearbox: 'Automatic', manual: 0.24 },
  Sedan: { seats: 5, drives: ['FWD'], hold: 0.87, gearbox: 'Automatic', manual: 0.06 },
  Wagon: { seats: 5, drives: ['FWD'], hold: 0.88, gearbox: 'Automatic', manual: 0.03 },
  Van: { seats: 3, drives: ['FWD'], hold: 0.89, gearbox: 'Automatic', manual: 0.3 },
  Coupe: { seats: 4, drives: ['RWD'], hold: 0.9, gearbox: 'Automatic', manual: 0.3 },
  'People Mover': { seats: 8, drives: ['FWD'], hold: 0.88, gearbox: 'Automatic', manual: 0 },
  Convertible: { seats: 4, drives: ['RWD'], hold: 0.89, gearbox: 'Automatic', manual: 0.2 },
}

/** `Ascent Sport 29, GR Sport@2021 37`: name, first year if later than the model's, thousands. */
export const badgesOf = (text: string): Badge[] =>
  text.split(', ').map((badge) => {
    const [, name, from, thousands] = /^(.*?)(?:@(\d{4}))? ([\d.]+)$/.exec(badge) ?? []
    if (!name) throw new Error(`"${badge}" is no badge with its price.`)
    return { name, from: Number(from ?? 0), thousands: Number(thousands) }
  })

/** The models of one make: `badges` as `Ascent Sport 29, ZR 37`, `engines` as `p2.0 h1.8@2018`. */
export const linesOf =
  (make: string) =>
  (
    model: string,
    body: CarBody,
    years: Line['years'],
    badges: string,
    engines: string,
    size: Line['size'],
    more: Known = {},
  ): Line => ({
    make,
    model,
    body,
    years,
    badges: badgesOf(badges),
    engines: engines.split(' ').map(engine),
    size,
    towing: body === 'Ute' ? 3500 : body === 'SUV' ? 1800 : 1200,
    ancap: 5,
    weight: 1,
    series: [],
    ...bodies[body],
    ...more,
  })
