import { kilograms, metres } from '#app/stock/search/labels.ts'
import type { StockRecord } from '../index/record.ts'
import { count, distance } from './vehicle-text.ts'

/** What is not known is no text. `named`: the value says nothing without its label. */
export type CardFact = [label: string, value: string | 0 | false | undefined, named?: boolean]

/** What buyers of its kind compare first; a card has room for four. */
export function cardFacts(record: StockRecord): CardFact[] {
  const { item_type, axles, length, berths, engine_cc: cc } = record
  const mass = (label: string, kg?: number): CardFact => [label, kg && kilograms(kg), true]
  const km: CardFact = ['Kilometres', distance(record.km)]
  const transmission: CardFact = ['Transmission', record.transmission]
  if (item_type === 'truck')
    return [km, mass('GVM', record.gvm), mass('Payload', record.payload), ['Axles', axles], transmission]
  if (item_type === 'caravan')
    return [
      ['Sleeps', berths && String(berths), true],
      ['Length', length && lengthText(length)],
      mass('ATM', record.atm),
      // Of motorhomes, which are driven.
      mass('GVM', record.gvm),
      mass('Tare', record.tare),
      km,
    ]
  if (item_type === 'motorcycle')
    return [
      km,
      ['Engine', cc && `${count(cc)} cc`],
      ['Licence', record.lams && 'LAMS approved'],
      transmission,
    ]
  return [km, transmission, ['Fuel', record.fuel], ['Drive', record.drive]]
}

/** `6.7 m (22 ft)`: caravans are sold by the foot. */
export const lengthText = (length: number) => `${metres(length)} (${Math.round(length / 0.3048)} ft)`
