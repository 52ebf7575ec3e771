import { always, type StockRecord } from '#app/stock/index/record.ts'
import { bracketOf, priceBrackets, weeklyBrackets } from '#app/stock/index/to-record.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks the first members by far most often, like makes and models on the road. */
export function zipf<Member>(members: readonly Member[], random: number): Member {
  return members[Math.floor(members.length ** random) - 1] ?? members[0]!
}

const range = `Toyota: Corolla, HiLux, RAV4, LandCruiser, Camry, Yaris, Kluger, Prado, C-HR, Fortuner
Mazda: CX-5, Mazda3, CX-3, BT-50, CX-30, CX-9, Mazda2, CX-8, Mazda6, MX-5
Hyundai: Tucson, i30, Kona, Santa Fe, Venue, Palisade, Ioniq 5, Staria, Elantra, iLoad
Ford: Ranger, Everest, Mustang, Puma, Escape, Focus, Transit, Territory, Falcon, Fiesta
Kia: Sportage, Cerato, Seltos, Sorento, Carnival, Picanto, Stonic, EV6, Niro, Rio
Mitsubishi: Triton, ASX, Outlander, Eclipse Cross, Pajero Sport, Mirage, Lancer, Pajero
Nissan: X-Trail, Navara, Qashqai, Patrol, Juke, Pathfinder, Leaf, Dualis
Volkswagen: Golf, Tiguan, Amarok, Polo, T-Roc, Passat, Touareg, Caddy, T-Cross
Subaru: Forester, Outback, XV, Impreza, WRX, Liberty, BRZ, Crosstrek
MG: ZS, MG3, HS, MG4, MG5
Isuzu: D-MAX, MU-X
GWM: Ute, Haval Jolion, Haval H6, Tank 300, Ora
Honda: CR-V, HR-V, Civic, Jazz, Accord, City
Suzuki: Swift, Vitara, Jimny, Ignis, Baleno, S-Cross
Holden: Commodore, Colorado, Astra, Captiva, Trax, Cruze, Trailblazer, Barina
Mercedes-Benz: C-Class, A-Class, GLC, E-Class, GLA, GLE, Vito, Sprinter, CLA, X-Class
BMW: 3 Series, X3, X5, X1, 1 Series, 5 Series, 2 Series, 4 Series, X4, i4
Audi: Q5, A3, Q3, A4, Q7, A5, Q2, TT, e-tron
LDV: T60, D90, G10, Deliver 9, MIFA
Chery: Omoda 5, Tiggo 7, Tiggo 8, Tiggo 4
Lexus: NX, RX, IS, UX, ES, LX
Skoda: Octavia, Kodiaq, Karoq, Kamiq, Superb, Fabia
Volvo: XC60, XC40, XC90, V60, S60
Land Rover: Discovery Sport, Range Rover Evoque, Defender, Discovery, Range Rover Sport
Jeep: Grand Cherokee, Wrangler, Compass, Gladiator, Cherokee
Peugeot: 308, 3008, 2008, 5008, 508
Renault: Koleos, Captur, Trafic, Kangoo, Megane
BYD: Atto 3, Seal, Dolphin, Sealion 6, Shark 6
Tesla: Model 3, Model Y, Model S, Model X
RAM: 1500, 2500
SsangYong: Musso, Rexton, Korando
MINI: Hatch, Countryman, Clubman, Convertible
Porsche: Cayenne, Macan, 911, Panamera, Taycan
Jaguar: F-Pace, E-Pace, XE, F-Type
Chrysler: 300
Dodge: Journey, Ram
Fiat: 500, Ducato, 500X
Alfa Romeo: Giulia, Stelvio, Giulietta
Citroën: C3, C4, Berlingo, C5 Aircross
Cupra: Formentor, Born, Leon, Ateca
Genesis: GV70, GV80, G70, G80
Infiniti: Q50, QX70, Q30
Maserati: Ghibli, Levante, Quattroporte
Polestar: 2, 3, 4
Iveco: Daily`

export const makes = range.split('\n').map((line) => {
  const [make = '', models = ''] = line.split(': ')
  return { make, models: models.split(', ') }
})
export const bodies = [
  'SUV',
  'Ute',
  'Hatch',
  'Sedan',
  'Wagon',
  'Van',
  'Coupe',
  'Convertible',
  'People Mover',
  'Cab Chassis',
]
const badges =
  'SX GX GXL SR SR5 Ascent Sport Active Elite Highlander XLT Wildtrak LS LTZ S GT-Line Maxx Akari Touring Premium VTi Trendline Comfortline R-Line ST ST-L Ti Limited Luxury Pro Core Essence'.split(
    ' ',
  )
const series = 'MY18 MY19 MY20 MY21 MY22 MY23 MY24 Series II Mk8 GR'.split(' ')
const colours = ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red', 'Green', 'Orange', 'Brown', 'Yellow']
const shades = ['Polar', 'Glacier', 'Metallic', 'Pearl', 'Deep', 'Crystal', 'Magnetic', 'Eclipse']
const features = Array.from(
  { length: 60 },
  (_, index) =>
    `${['Heated', 'Power', 'Smart', 'Leather', 'Rear', 'Front'][index % 6]} ${['Seats', 'Camera', 'Tailgate', 'Keys', 'Sensors', 'Sunroof', 'Display', 'Towbar', 'Wheels', 'Lights'][Math.floor(index / 6)]}`,
)
/** Name, state, latitude, longitude; most vehicles are in a few of them. */
export const places: readonly (readonly [string, string, number, number])[] = [
  ['Sydney', 'NSW', -33.87, 151.21],
  ['Melbourne', 'VIC', -37.81, 144.96],
  ['Brisbane', 'QLD', -27.47, 153.03],
  ['Perth', 'WA', -31.95, 115.86],
  ['Adelaide', 'SA', -34.93, 138.6],
  ['Gold Coast', 'QLD', -28.02, 153.4],
  ['Newcastle', 'NSW', -32.93, 151.78],
  ['Canberra', 'ACT', -35.28, 149.13],
  ['Geelong', 'VIC', -38.15, 144.36],
  ['Hobart', 'TAS', -42.88, 147.33],
  ['Townsville', 'QLD', -19.26, 146.82],
  ['Darwin', 'NT', -12.46, 130.84],
]
const dealers = Array.from({ length: 400 }, (_, index) => {
  const random = randomNumbers(index + 1)
  const [city, state, lat, lng] = zipf(places, random())
  return {
    name: `${zipf(makes, random()).make} ${city} ${index}`,
    slug: `dealer-${index}`,
    city,
    state,
    lat: lat + (random() - 0.5) * 1.2,
    lng: lng + (random() - 0.5) * 1.2,
  }
})

const epoch = 1_780_000_000

/** A record as in the product's index; always the same for the same number. */
export function vehicle(id: number): StockRecord {
  const random = randomNumbers(id * 7919)
  const one = <Member>(members: readonly Member[]) => members[Math.floor(random() * members.length)]!
  const few = <Member>(members: readonly Member[]) => zipf(members, random())
  const { make, models } = few(makes)
  const model = few(models)
  const badge = one(badges)
  const dealer = one(dealers)
  const year = 2024 - Math.floor(random() ** 2 * 15)
  const km = Math.floor((2025 - year) * 14_000 * (0.4 + random()))
  const price = random() < 0.02 ? undefined : Math.round((8000 + random() ** 3 * 110_000) / 10) * 10 + 9
  const colour = few(colours)
  const sold = random() < 0.03
  const weekly = price === undefined ? undefined : Math.round((price / 260) * 1.3)
  const stocknum = `S${String(id).padStart(6, '0')}`
  return {
    objectID: String(id),
    tenant: 'bench',
    id,
    slug: `${year}-${make}-${model}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name: `${year} ${make} ${model} ${badge}`,
    stocknum,
    year,
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    series: one(series),
    body: few(bodies),
    drive: one(['FWD', 'AWD', '4WD', 'RWD']),
    fuel: few(['Petrol', 'Diesel', 'Hybrid', 'Electric', 'PHEV']),
    transmission: few(['Automatic', 'Manual']),
    colour,
    colour_name: `${one(shades)} ${colour}`,
    seats: one([2, 4, 5, 5, 5, 7, 8]),
    state: dealer.state,
    city: dealer.city,
    price,
    price_type: 'Drive Away',
    price_range: bracketOf(priceBrackets, price),
    weekly_price_range: bracketOf(weeklyBrackets, weekly),
    km,
    certified: random() < 0.2,
    status: sold ? 'sold' : random() < 0.05 ? 'coming_soon' : 'in_stock',
    sold,
    reserved: random() < 0.02,
    car_type: few(['used', 'demo', 'new'] as const),
    item_type: 'car',
    tag: random() < 0.2 ? one(['New arrival', 'Price drop', 'Special']) : undefined,
    filtered_features: Array.from({ length: Math.floor(random() * 8) }, () => one(features)),
    dealership_name: dealer.name,
    dealership_slug: dealer.slug,
    location_name: dealer.name,
    location_slug: dealer.slug,
    phone: '07 5550 1234',
    created_at_timestamp: epoch - Math.floor(random() * 90 * 86_400),
    updated_at_timestamp: epoch - Math.floor(random() * 3 * 86_400),
    sold_or_always: sold ? epoch - Math.floor(random() * 20 * 86_400) : always,
    custom_rank: Math.floor(random() ** 4 * 100),
    views: Math.floor(random() * 500),
    photos_count: 6,
    images: Array.from({ length: 6 }, (_, index) => ({
      url: `/media/stock/${stocknum}/${index}.jpg`,
      thumb: `/media/stock/${stocknum}/${index}-s.jpg`,
    })),
    engine_size_litres: one([1.5, 2, 2.2, 2.8, 3]),
    _geoloc: { lat: dealer.lat, lng: dealer.lng },
  }
}

/** The 26 facets of a listing with all filters. */
export const facets = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'body',
  'drive',
  'fuel',
  'transmission',
  'colour',
  'seats',
  'state',
  'city',
  'price',
  'price_range',
  'weekly_price_range',
  'year',
  'km',
  'certified',
  'status',
  'car_type',
  'item_type',
  'tag',
  'filtered_features',
  'dealership_name',
  'location_name',
] as const satisfies readonly (keyof StockRecord)[]

/** Facets counted by every engine; ours counts each price and distance as well. */
export const countable = facets.filter((facet) => facet !== 'price' && facet !== 'km')

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** For engines that cannot limit by price or distance themselves. */
export function matchesPlace({ price, _geoloc }: StockRecord, wanted: Pick<Request, 'price' | 'near'>) {
  if (wanted.price && !(price !== undefined && price >= wanted.price[0] && price <= wanted.price[1]))
    return false
  if (!wanted.near) return true
  if (!_geoloc) return false
  const { lat, lng, km } = wanted.near
  const square =
    Math.sin(radians(_geoloc.lat - lat) / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(_geoloc.lat)) * Math.sin(radians(_geoloc.lng - lng) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(square)) <= km
}

/** A shopper's search, independent of any engine. */
export interface Request {
  text?: string
  /** Any of the values, for each facet. */
  anyOf?: Partial<Record<(typeof facets)[number], string[]>>
  /** AUD, both included. */
  price?: [number, number]
  near?: { lat: number; lng: number; km: number }
  cheapestFirst?: boolean
}

/** A typo: two letters swapped, one missing or one doubled; never the first. */
function misspelt(word: string, random: number) {
  if (word.length < 5) return word
  const at = 1 + Math.floor(random * (word.length - 2))
  const swap = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  return [swap, word.slice(0, at) + word.slice(at + 1), word.slice(0, at) + word[at] + word.slice(at)][
    at % 3
  ]!
}

/** The three measured requests, each time with other values. */
export const shapes: Record<'Q1' | 'Q2' | 'Q3', (random: () => number) => Request> = {
  Q1: (random) => ({
    anyOf: {
      make: [zipf(makes, random()).make, zipf(makes, random()).make],
      body: [zipf(bodies, random()), zipf(bodies, random())],
    },
    cheapestFirst: true,
  }),
  Q2: (random) => {
    const { make, models } = zipf(makes, random())
    return { text: `${misspelt(make, random())} ${misspelt(zipf(models, random()), random())}`.toLowerCase() }
  },
  Q3: (random) => {
    const low = Math.round(random() * 30) * 1000
    const [, , lat, lng] = zipf(places, random())
    return { price: [low, low + 10_000 + Math.round(random() * 30) * 1000], near: { lat, lng, km: 50 } }
  },
}
