import type { Random } from './random.ts'

/** What cars are fitted with: from which year most have it, and from which share of the model's badges upwards. */
const fittings: readonly (readonly [item: string, from: number, level: number])[] = [
  ['Bluetooth', 2008, 0],
  ['Cruise control', 2004, 0],
  ['Reversing camera', 2013, 0],
  ['Rear parking sensors', 2012, 0.2],
  ['Front parking sensors', 2016, 0.5],
  ['Apple CarPlay', 2017, 0],
  ['Android Auto', 2017, 0],
  ['Wireless phone charging', 2020, 0.5],
  ['Satellite navigation', 2012, 0.5],
  ['Autonomous emergency braking', 2018, 0],
  ['Lane keeping assist', 2018, 0.2],
  ['Adaptive cruise control', 2018, 0.4],
  ['Blind spot monitor', 2017, 0.4],
  ['Rear cross traffic alert', 2018, 0.5],
  ['360 degree camera', 2019, 0.8],
  ['Keyless entry and start', 2014, 0.3],
  ['Dual-zone climate control', 2012, 0.3],
  ['Leather seats', 2008, 0.65],
  ['Heated front seats', 2013, 0.75],
  ['Ventilated front seats', 2018, 0.9],
  ['Power driver seat', 2012, 0.6],
  ['Panoramic sunroof', 2014, 0.85],
  ['Power tailgate', 2015, 0.6],
  ['LED headlights', 2015, 0.3],
  ['Head-up display', 2018, 0.85],
  ['Digital radio', 2016, 0.3],
  ['17-inch alloy wheels', 2010, 0.2],
  ['Tyre pressure monitor', 2016, 0.2],
]

const ofBody: Readonly<Record<string, readonly string[]>> = {
  SUV: ['Roof rails', 'Tow bar', 'Cargo blind', 'Roof racks'],
  Ute: [
    'Tow bar',
    'Tub liner',
    'Hard lid',
    'Canopy',
    'Bull bar',
    'Side steps',
    'UHF radio',
    'Snorkel',
    'Electric brake controller',
  ],
  Wagon: ['Roof rails', 'Tow bar', 'Cargo blind'],
  Van: ['Cargo barrier', 'Twin sliding doors', 'Ply lining', 'Tow bar', 'Roof racks'],
  'People Mover': ['Power sliding doors', 'Third-row air vents', 'Isofix points in two rows'],
  Sedan: ['Rear spoiler', 'Paddle shifters'],
  Hatch: ['Rear spoiler', 'Paddle shifters'],
  Coupe: ['Limited-slip differential', 'Sports exhaust', 'Sports seats'],
  Convertible: ['Wind deflector', 'Sports seats'],
}

/** `level`: how high the badge stands in its range, 0 to 1. */
export function equipmentOf(body: string, year: number, level: number, random: Random): string[] {
  const standard = fittings.filter(
    ([, from, lowest]) => year >= from + Math.round((lowest - level) * 4) && level >= lowest - 0.35,
  )
  const extras = ofBody[body] ?? []
  return [
    ...standard.filter(([, , lowest]) => level >= lowest || random.chance(0.35)).map(([item]) => item),
    ...random.some(extras, random.int(0, Math.min(3, extras.length))),
  ]
}

export const truckEquipment = {
  Tray: ['Alloy tray with drop sides', 'Headboard with load rack', 'Under-tray tool boxes'],
  Tipper: ['Steel tipping body', 'Rope rails', 'Remote tailgate'],
  Pantech: ['Pantech body with roller door', 'Tail lift, 1,000 kg', 'Load restraint rails'],
  Refrigerated: ['Freezer body, two compartments', 'Electric standby', 'Tail lift, 1,500 kg'],
  'Tilt Tray': ['Slide and tilt tray', 'Hydraulic winch', 'Wheel lift'],
  'Cab Chassis': ['Chassis extended', 'Body builder wiring'],
  'Service Body': ['Service body with gull-wing doors', 'Ladder rack', '1,800 W inverter'],
  'Prime Mover': ['Ringfeder', 'Turntable, ball race', 'Fridge', 'Sleeper bunk', 'Hydraulics'],
  'Concrete Agitator': ['7.5 m³ bowl', 'Wash-down tank'],
} as const

export const cabEquipment = [
  'Air conditioning',
  'Bluetooth',
  'Reversing camera',
  'UHF radio',
  'Exhaust brake',
  'Suspended driver seat',
  'Bull bar',
  'Electric brake controller',
  'Cruise control',
  'LED work lights',
]

export const caravanEquipment = [
  'Island queen bed',
  'Full ensuite',
  'Roll-out awning',
  'Roof air conditioner',
  'Diesel heater',
  'Twin 95 L water tanks',
  'Lithium battery, 200 Ah',
  'Solar panels, 360 W',
  'Washing machine',
  '3-way fridge',
  'Compressor fridge, 216 L',
  'Off-road suspension',
  'External shower',
  'Reversing camera',
  'Twin bunks',
  'Slide-out kitchen',
]

export const bikeEquipment = [
  'ABS',
  'Quick shifter',
  'Heated grips',
  'Top box',
  'Crash bars',
  'Slip-on exhaust',
  'Tail tidy',
  'Centre stand',
]
