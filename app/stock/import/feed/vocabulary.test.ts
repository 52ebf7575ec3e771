import { describe, expect, test } from 'vitest'
import { fitsCheckDigit, isVin } from './vin.ts'
import {
  carType,
  featuresOf,
  itemType,
  priceTypeOf,
  simpleBody,
  simpleColour,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  statusOf,
} from './vocabulary.ts'

describe('words of feeds in our words', () => {
  test.each([
    ['Dual Cab Utility', 'Ute'],
    ['Cab Chassis', 'Ute'],
    ['4D Wagon', 'Wagon'],
    ['5D Hatchback', 'Hatch'],
    ['SUV', 'SUV'],
    ['MPV', 'People Mover'],
    ['Panel Van', 'Van'],
    ['Ute / Tray', 'Ute'],
    ['Sedan/Hatch', 'Sedan'],
    ['Cab / Chassis', 'Ute'],
    ['DUAL CAB P/UP', 'Ute'],
    ['4D S/WAG', 'Wagon'],
    ['Caravan', 'Caravan'],
    ['hearse', 'Hearse'],
  ])('the body %s is %s', (written, simple) => {
    expect(simpleBody(written)).toBe(simple)
  })

  test.each([
    ['Electric', 'Electric'],
    ['EV', 'Electric'],
    ['Petrol/Electric Hybrid', 'Hybrid'],
    ['Petrol - Electric', 'Hybrid'],
    ['Plug-in Hybrid', 'PHEV'],
    ['PHEV', 'PHEV'],
    ['Mild Hybrid', 'Petrol'],
    ['Premium Unleaded (95)', 'Petrol'],
    ['Diesel', 'Diesel'],
  ])('ENT-07: the fuel %s is %s', (written, simple) => {
    expect(simpleFuel(written)).toBe(simple)
  })

  test('gearboxes and drives', () => {
    expect(
      ['Sports Automatic', 'CVT Auto', '6 Speed Manual', '8A', 'DSG', 'AMT'].map(simpleTransmission),
    ).toEqual([...['Automatic', 'Automatic', 'Manual', 'Automatic', 'Automatic', 'Automatic']])
    expect(['4x4 Dual Range', 'AWD', 'Front Wheel Drive', 'Rear', '4X2'].map(simpleDrive)).toEqual([
      ...['4WD', 'AWD', 'FWD', 'RWD', '2WD'],
    ])
  })

  test('colours of makers have a base colour, or none', () => {
    expect(['Glacier White Pearl', 'Magnetic', 'Eclipse Black', 'Soul Red'].map(simpleColour)).toEqual([
      ...['White', 'Grey', 'Black', 'Red'],
    ])
    expect(simpleColour('Zephyr')).toBeUndefined()
  })

  test('ENT-02: new, used and demo, and nothing else', () => {
    expect(['New', 'USED', 'Demonstrator', 'Pre-Owned', 'CPO'].map(carType)).toEqual([
      ...['new', 'used', 'demo', 'used', 'used'],
    ])
    expect(['New Vehicle', 'Used Car', 'Demo / Near New', 'Ex-Demo', 'Near New'].map(carType)).toEqual([
      ...['new', 'used', 'demo', 'demo', 'used'],
    ])
    expect(carType('hire')).toBeUndefined()
    expect(carType('newish')).toBeUndefined()
  })

  test('kinds of item', () => {
    expect(['Car', 'Trucks', 'motorbike', 'Caravan', 'parts'].map(itemType)).toEqual([
      ...['car', 'truck', 'motorcycle', 'caravan', 'part'],
    ])
    expect(itemType('boat')).toBeUndefined()
  })

  test('states of a vehicle; an unknown word is kept', () => {
    expect(
      ['Available', 'In Transit', 'SOLD', 'On hold', 'Deposit taken', 'At the painter'].map(statusOf),
    ).toEqual([...['in_stock', 'coming_soon', 'sold', 'reserved', 'deposit_taken', 'at_the_painter']])
  })

  test('price types are worded alike, others stay as written', () => {
    expect(['drive away', 'EGC', 'Excl. Govt Charges', 'Cash only'].map(priceTypeOf)).toEqual([
      ...['Drive Away', 'Excl. Govt. Charges', 'Excl. Govt. Charges', 'Cash only'],
    ])
  })

  test('features are found in the equipment, and a leather steering wheel is no leather seat', () => {
    expect(
      featuresOf([
        'Panoramic glass roof',
        'Tow bar (2,500 kg)',
        'Leather-wrapped steering wheel',
        'Apple CarPlay',
      ]),
    ).toEqual(['Sunroof', 'Tow Bar', 'Apple CarPlay'])
  })
})

describe('a VIN', () => {
  test('has 17 letters and digits without I, O and Q', () => {
    expect(isVin('1M8GDM9AXKP042788')).toBe(true)
    expect(isVin('1M8GDM9AXKP04278')).toBe(false)
    expect(isVin('1M8GDM9AXKPO42788')).toBe(false)
  })

  test('has a check digit where its maker computes one', () => {
    expect(fitsCheckDigit('1M8GDM9AXKP042788')).toBe(true)
    expect(fitsCheckDigit('1M8GDM9A1KP042788')).toBe(false)
  })
})
