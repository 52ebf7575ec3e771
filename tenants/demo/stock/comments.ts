import type { Random } from './random.ts'

/** What a comment may say of a vehicle. */
export interface Facts {
  name: string
  model: string
  kind: 'car' | 'truck' | 'caravan' | 'motorcycle'
  carType: 'new' | 'used' | 'demo'
  body: string
  km: number
  age: number
  city: string
  colour: string
  electric: boolean
  seats: number
  towing: number
  berths?: number
  lams?: boolean
  litresPer100?: number
  equipment: readonly string[]
  plate?: string
}

type Sayings = readonly ((facts: Facts, random: Random) => string)[]

const rounded = (km: number) => (Math.round(km / 1000) * 1000).toLocaleString('en-AU')
const perYear = ({ km, age }: Facts) => rounded(km / Math.max(age, 1))
const noun = ({ kind, body }: Facts) =>
  kind === 'car'
    ? ({ Ute: 'ute', SUV: 'SUV', Van: 'van', Wagon: 'wagon', Coupe: 'coupe' }[body] ?? 'car')
    : kind === 'motorcycle'
      ? 'bike'
      : kind

const usedOpenings: Sayings = [
  (f) => `Traded on a new one by its only owner, who drove about ${perYear(f)} km a year.`,
  (f) => `We sold this ${f.model} when it was new and have looked after it since.`,
  (f) => `A local ${noun(f)}: bought, serviced and now sold again within sight of ${f.city}.`,
  (f) =>
    `Came off a three-year novated lease with every service done on time and ${rounded(f.km)} km on the clock.`,
  (f) => `Two owners, both of whom kept the receipts. They come with the ${noun(f)}.`,
  (f) => `One driver, one parking space, and a wash every Friday: that was this ${f.model}'s life.`,
  () => 'Swapped for something bigger when the family grew.',
  () => 'Bought at auction by our own buyer, who passed on eleven others that day.',
  () => 'Its last owner moved overseas and left us the spare key, the books and a full tank.',
  (f) =>
    `${f.age > 8 ? 'Not young, but honest' : 'Still fresh'}: straight panels, even tyre wear and a dry engine bay.`,
  (f) =>
    `The ${f.colour.toLowerCase()} paint has been machine polished; two stone chips on the bonnet are touched in.`,
  () => 'Kept under cover and it shows, inside most of all.',
  () => 'Bought for a commute that then moved home, so it has mostly stood.',
  (f) => `Retired salesman's ${noun(f)}: highway kilometres, long service intervals never stretched.`,
  () => 'Arrived as part of a fleet of six; this was the one nobody argued over.',
]

const usedCondition: Sayings = [
  () => 'Our workshop fitted front pads and discs, changed all fluids and signed the safety certificate.',
  () => 'The inspection found a worn wiper and a tired battery. Both are new.',
  () => 'New tyres all round last month, wheel alignment printed and in the glovebox.',
  (f) => `Last serviced at ${rounded(Math.max(f.km - 3000, 500))} km, next due in ten thousand.`,
  () => 'A kerb mark on one rear wheel, photographed and priced in. Nothing else to report.',
  () => 'Timing, suspension and air conditioning tested; nothing outstanding.',
  () => 'Interior steam cleaned, no smell of smoke or dog.',
  () => 'PPSR clear, never written off, no money owing.',
  () => 'Logbook complete to the last stamp.',
  () => 'Independent inspections are welcome; we have a hoist free most mornings.',
  () => 'Windscreen replaced this year, camera recalibrated by the maker’s dealer.',
  () => 'Road-tested for forty minutes on motorway and back street, no rattles.',
  () => 'Roadworthy done, registration transferred by us.',
  () => 'Both keys, both books, jack and spare present.',
  () => 'We replaced the cabin filter, the engine filter and one globe. It wanted nothing more.',
]

const newOpenings: Sayings = [
  (f) => `In the showroom at ${f.city} now, not on a ship.`,
  () => 'Plated this year, unregistered, and ready within two days.',
  (f) => `One of the last ${f.model}s of this specification to reach us.`,
  (f) => `${f.colour} is the colour most people ask for and few get. Here is one.`,
  () => 'Ordered for a customer who chose the next size up. Their delay is your saving.',
  () => 'Full factory warranty from the day you drive it out.',
  () => 'Stock on the ground. Sit in it, then decide.',
  () => 'Built to the specification our customers order most.',
]

const demoOpenings: Sayings = [
  (f) =>
    `Our sales manager has driven it home for the last few months, ${f.km.toLocaleString('en-AU')} km in all.`,
  (f) => `The ${noun(f)} people test drove before they bought theirs. Balance of the factory warranty.`,
  () => 'A demonstrator with the options ticked, sold for less than the bare one.',
  () => 'Registered to the dealership, never rented, never raced.',
  (f) => `Run in for you: ${f.km.toLocaleString('en-AU')} km, first service done.`,
  () => 'Released from the test-drive fleet this week.',
]

const use: Sayings = [
  (f) => (f.litresPer100 ? `Expect about ${f.litresPer100.toFixed(1)} L per 100 km if you are gentle.` : ''),
  (f) => (f.electric ? 'Battery health report printed and available; home charging cable included.' : ''),
  (f) => (f.seats >= 7 ? `${f.seats} seats, the last row fit for teenagers on short trips.` : ''),
  (f) => (f.towing >= 2500 ? `Rated to tow ${(f.towing / 1000).toFixed(1)} tonnes, braked.` : ''),
  (f) => (f.body === 'Ute' ? 'The tub has carried mulch and motorbikes, and cleaned up well.' : ''),
  (f) => (f.body === 'Hatch' ? 'Parks anywhere, and the back seat folds flat for a bicycle.' : ''),
  (f) =>
    f.body === 'Wagon' ? 'The boot takes a pram, the shopping and the dog without a game of chess.' : '',
  (f) => (f.body === 'Van' ? 'Load height is low and the sliding door runs freely.' : ''),
  (f) => (f.body === 'Sedan' ? 'Quiet at highway speed, with a boot that swallows two golf bags.' : ''),
  (f) => (f.body === 'SUV' ? 'High seats and wide doors: easy on hips and child-seat backs.' : ''),
  (f) => (f.body === 'Coupe' || f.body === 'Convertible' ? 'A weekend car with weekday manners.' : ''),
]

const closings: Sayings = [
  (f) => `See it at ${f.city}, six days a week.`,
  () => 'Trades welcome, drive it in and we will price yours while you look.',
  () => 'We can send a walk-around video within the hour.',
  (f) => `Ring before you come to ${f.city}; we will have it out of the row and warm.`,
  () => 'Interstate buyers: transport at cost, with photographs at both ends.',
  () => 'Finance through our own desk or your own bank, as you prefer.',
  () => 'Held for a day without deposit if you are on your way.',
  () => 'The price is the price. No window tint package, no paint protection talk.',
  () => 'Test drives by appointment, alone if you like.',
  () => 'Ask for the condition report and you shall have it.',
  (f) => `Delivery to your door within 60 km of ${f.city} is on us.`,
]

const truckOpenings: Sayings = [
  (f) => `One council owner, ${rounded(f.km)} km, and a service file as thick as a phone book.`,
  () => 'Straight from a concreter who bought two new ones from us.',
  () => 'Off a parcel run in town: many stops, easy kilometres, brakes done twice.',
  (f) => `Worked between ${f.city} and the coast, greased every Saturday.`,
  () => 'A plant-hire truck that spent more time parked than driving.',
  () => 'Farm truck. Dust in the corners, nothing wrong underneath.',
  () => 'Owner-driver selling up after thirty years on the road.',
  (f) => `Bought from a fleet we service, so we know every part we fitted to this ${f.model}.`,
]
const truckCondition: Sayings = [
  () => 'Engine, gearbox and diff oil sampled last month; results on the desk.',
  () => 'Weighbridge ticket with the keys. Tare as it stands.',
  () => 'New steer tyres, drives at seventy per cent.',
  () => 'Injectors done, air dryer done, clutch at half.',
  () => 'Certificate of inspection on the day you pay, not the week after.',
  () => 'King pins, brakes and slack adjusters checked on our own pit.',
  () => 'A dent in the left step. We left it and took it off the price.',
  () => 'Hydraulics tested under load; no creep.',
]
const vanOpenings: Sayings = [
  () => 'Weighed on our own bridge with gas bottles full and tanks empty; the ticket hangs in the door.',
  () => 'One couple, one lap of the country, then a shed.',
  () => 'Traded on a longer one by people we have known for years.',
  () => 'Sold here new. We did the warranty work, there was little of it.',
  () => 'Sealed roads only, says the owner, and the underside agrees.',
  ({ berths = 2 }) =>
    berths > 2
      ? 'Family van with the bunks hardly slept in.'
      : 'A bed made up all year, and nothing to fold away.',
  () => 'Parked under a carport between school holidays.',
]
const vanCondition: Sayings = [
  () => 'Moisture test done on every wall: dry.',
  () => 'Bearings packed, brakes adjusted, gas certificate new.',
  () => 'The awning has one small patch, near the rail.',
  () => 'Batteries load-tested, solar regulator replaced.',
  () => 'Tyres dated two years ago, spare never used.',
  () => 'Fridge cold on gas and on mains; we ran both for a day.',
]
const bikeOpenings: Sayings = [
  () => 'Ridden on fine Sundays by somebody with more bikes than Sundays.',
  ({ lams }) =>
    lams ? 'Learner moved up a class and left us this one.' : 'Rider moved up a class and left us this one.',
  () => 'Dealer-serviced from the first thousand.',
  () => 'Commuter that never saw rain if its owner could help it.',
  () => 'Never dropped: bar ends and levers are as made.',
]
const bikeCondition: Sayings = [
  () => 'Chain and sprockets at half life, tyres at three quarters.',
  () => 'Forks dry, head bearings smooth.',
  () => 'Valves checked on schedule, receipt kept.',
  () => 'New front pads and a fresh battery.',
]

const spoken: Record<Facts['kind'], readonly [Sayings, Sayings]> = {
  car: [usedOpenings, usedCondition],
  truck: [truckOpenings, truckCondition],
  caravan: [vanOpenings, vanCondition],
  motorcycle: [bikeOpenings, bikeCondition],
}

/** A dealer's words on one vehicle: three to six sentences, no two vehicles with the same. */
export function commentOf(facts: Facts, random: Random): string {
  const [used, condition] = spoken[facts.kind]
  const openings = facts.carType === 'new' ? newOpenings : facts.carType === 'demo' ? demoOpenings : used
  const say = (sayings: Sayings, count: number) =>
    random.some(sayings, count).map((saying) => saying(facts, random))
  const fitted = random.some(facts.equipment, random.int(2, 4))
  const list = fitted.length > 1 ? `${fitted.slice(0, -1).join(', ')} and ${fitted.at(-1)}` : fitted.join('')
  const sentences = [
    ...say(openings, 1),
    ...(facts.carType === 'used' ? say(condition, random.int(1, 2)) : []),
    list &&
      `${random.pick(['Fitted with', 'Comes with', 'Has', 'On board:', 'With', 'You get'])} ${list.replace(/(^|, | and )(?!Apple|Android|Isofix|Bluetooth|Ringfeder)([A-Z])(?=[a-z])/g, (_, before: string, letter: string) => before + letter.toLowerCase())}.`,
    ...say(use, 3).filter(Boolean).slice(0, 1),
    ...say(closings, 1),
    facts.plate && facts.carType === 'used' && random.chance(0.2) ? `Registration ${facts.plate}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
