import { expect, test } from 'vitest'
import { sampleRecord } from '#app/samples/stock.ts'
import type { StockRecord } from '../index/record.ts'
import { cardFacts } from './card-facts.ts'

const facts = (record: Partial<StockRecord>) =>
  cardFacts(sampleRecord(record)).flatMap(([label, value, named]) =>
    value ? [named ? `${label} ${value}` : value] : [],
  )

test('a card says what buyers of its kind compare first', () => {
  expect(facts({ km: 48_210, transmission: 'Automatic', fuel: 'Petrol', drive: 'FWD', gvm: 1820 })).toEqual([
    ...['48,210 km', 'Automatic', 'Petrol', 'FWD'],
  ])
  expect(
    facts({ item_type: 'truck', km: 98_000, gvm: 6500, payload: 3100, axles: '4x2', transmission: 'Manual' }),
  ).toEqual(['98,000 km', 'GVM 6,500 kg', 'Payload 3,100 kg', '4x2', 'Manual'])
  expect(
    facts({ item_type: 'caravan', km: undefined, berths: 4, length: 6.7, atm: 2800, tare: 2296 }),
  ).toEqual([...['Sleeps 4', '6.7 m (22 ft)', 'ATM 2,800 kg', 'Tare 2,296 kg']])
  expect(
    facts({ item_type: 'motorcycle', km: 900, engine_cc: 689, lams: true, transmission: 'Manual' }),
  ).toEqual([...['900 km', '689 cc', 'LAMS approved', 'Manual']])
})

test('what a feed leaves out leaves no gap', () => {
  expect(facts({ item_type: 'truck', km: undefined, gvm: 4495, transmission: undefined })).toEqual([
    'GVM 4,495 kg',
  ])
  expect(facts({ item_type: 'caravan', km: 60_000, gvm: 4490 })).toEqual(['GVM 4,490 kg', '60,000 km'])
})
