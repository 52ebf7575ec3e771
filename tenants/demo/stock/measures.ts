import type { WorkingLine } from './catalogue/working.ts'
import type { Row } from './row.ts'

/** Share of its gross mass that a truck weighs empty, by what is built on it. */
const emptyShare: Readonly<Record<string, number>> = {
  'Cab Chassis': 0.42,
  'Prime Mover': 0.34,
  Tray: 0.5,
  Tipper: 0.54,
  Pantech: 0.55,
  'Tilt Tray': 0.6,
  Refrigerated: 0.6,
  'Service Body': 0.62,
  'Concrete Agitator': 0.58,
}

/** What the plate of a truck, caravan or motorcycle says: kg and mm. */
export function measuresOf(line: WorkingLine, body: string, badge: string): Row['variant'] {
  if (line.item === 'motorcycle') return { lams: isForLearners(line, badge) }
  const mass = massOf(line, badge)
  if (!mass) return {}
  return line.item === 'truck' ? ofTruck(line, mass, body, badge) : ofCaravan(line, mass, badge)
}

/** `4.5t` of the badge is the gross mass itself; four axles carry more than three. */
function massOf({ mass }: WorkingLine, badge: string) {
  const tonnes = /^(\d{1,2}(?:\.\d)?)t$/.exec(badge)?.[1]
  if (tonnes) return Number(tonnes) * 1000
  return badge === '8x4' ? 30_500 : mass
}

function ofTruck(
  { towing = 0, length }: WorkingLine,
  mass: number,
  body: string,
  badge: string,
): Row['variant'] {
  const tare = toTens(mass * (emptyShare[body] ?? 0.54))
  return {
    grossvehiclemass: mass,
    ...(body === 'Prime Mover'
      ? { grosscombinationmass: towing }
      : { grosscombinationmass: mass + towing, ...(towing > 0 && { towingcapacitybraked: towing }) }),
    tare,
    payload: mass - tare,
    axles: wheelsOf(mass, body, badge),
    wheelbase: toTens(length * (body === 'Prime Mover' ? 0.6 : 0.53)),
  }
}

const drawnWheels = /\b\d{1,2}x\d{1,2}\b/

/** As the badge says it, else what such a mass stands on. */
export const wheelsOf = (mass: number, body: string, badge: string) =>
  drawnWheels.exec(badge)?.[0] ?? (body === 'Prime Mover' || mass > 18_000 ? '6x4' : '4x2')

function ofCaravan({ length, bodies }: WorkingLine, mass: number, badge: string): Row['variant'] {
  const tare = toTens(mass * 0.82)
  return {
    aggregatetrailermass: mass,
    tare,
    payload: mass - tare,
    ballweight: Math.round((tare * 0.075) / 5) * 5,
    axles: mass > 2600 ? 'Tandem axle' : 'Single axle',
    berths: bodies.includes('Hybrid') ? 6 : /bunk|family|-[37]$|BE$/i.test(badge) ? 4 : 2,
    vehiclelength: length,
  }
}

/** Learners may ride up to 660 cc, of engines that are tuned for them. */
const isForLearners = ({ litres = 0 }: WorkingLine, badge: string) =>
  litres <= 0.48 || /^(?:LA|L)$/.test(badge)

const toTens = (amount: number) => Math.round(amount / 10) * 10
