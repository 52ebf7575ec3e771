import { americans, cherys, chinese } from './catalogue/america-china.ts'
import { fords } from './catalogue/ford-holden.ts'
import { mitsubishis, nissans } from './catalogue/japan.ts'
import { subarus } from './catalogue/japan-more.ts'
import { hyundais, kias } from './catalogue/korea.ts'
import type { Line } from './catalogue/line.ts'
import { mazdas } from './catalogue/mazda.ts'
import { toyotas } from './catalogue/toyota.ts'

const soldNew = [
  toyotas,
  mazdas,
  fords,
  hyundais,
  kias,
  mitsubishis,
  nissans,
  subarus,
  americans,
  cherys,
  chinese,
].flat()

/** The line of a model that is sold new. @throws where the demo's catalogue has none of that name */
export function newLine(model: string): Line {
  const line = soldNew.find(({ model: name, years }) => name === model && !years[1])
  if (!line) throw new Error(`The demo's catalogue has no new ${model}.`)
  return line
}

/** AUD, drive away: what a new car of this year costs. `thousands` as the catalogue has it. */
export const newCarPrice = (thousands: number) => Math.round(thousands * 2) * 500 - 10

/** AUD, drive away: the lowest price of a model that is sold new, as the demo's stock is priced. */
export const listPrice = (model: string) =>
  newCarPrice(Math.min(...newLine(model).badges.map(({ thousands }) => thousands)))
