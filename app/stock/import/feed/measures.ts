import { number, text } from './clean.ts'

const namesOfMasses = /\b(?:gvm|gcm|atm|tare|payload|ball(?: ?weight)?|approx\.?)\b:?/gi
const inKilograms = /(?<=\d)\s*(?:kgs?|kilo(?:gram)?s?)\.?$/i
const inTonnes = /(?<=\d)\s*(?:t|tonnes?|tons?)\.?$/i
/** No vehicle weighs so few kilograms: a number below it is one of tonnes. */
const fewestKilograms = 60

/** kg of `4,495 kg`, `4.5t`, `GVM 4495` or, without a unit, the one that makes sense. Zero says nothing. */
export function mass(given: unknown, fewest = fewestKilograms): number | undefined {
  const line = text(given)?.replace(namesOfMasses, '').trim()
  if (!line) return undefined
  const value = number(line.replace(inTonnes, '').replace(inKilograms, ''))
  if (!value) return value === 0 ? undefined : value
  const isBare = !inTonnes.test(line) && !inKilograms.test(line)
  return Math.round(inTonnes.test(line) || (isBare && value < fewest) ? value * 1000 : value)
}

/** kg of what may be less than the least mass of a vehicle. */
export const smallMass = (given: unknown) => mass(given, 1)

const feetAndInches =
  /^(\d{1,2}(?:\.\d+)?)\s*(?:ft|feet|foot|['’′])\.?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:in(?:ch(?:es)?)?\.?|["”″]|'')?)?$/i
const metric = /^([\d,. ]+?)\s*(mm|cm|m|met(?:re|er)s?|millimet(?:re|er)s?)\.?$/i
const mmPerFoot = 304.8

/**
 * mm of `6700 mm`, `6.7 m`, `22ft` or `21'6"`. Without a unit, the one that makes sense: caravans are sold by the foot.
 * Zero says nothing.
 */
export function length(given: unknown, soldByFoot = false): number | undefined {
  const line = text(given)
  if (line === undefined) return undefined
  const [, feet, inches] = feetAndInches.exec(line) ?? []
  if (feet !== undefined) return Math.round((Number(feet) + Number(inches ?? 0) / 12) * mmPerFoot)
  const [, digits = line, unit] = metric.exec(line) ?? []
  const value = number(digits)
  if (!value) return value === 0 ? undefined : value
  return Math.round(value * (unit ? mmOf(unit) : mmOfBare(value, soldByFoot)))
}

const mmOf = (unit: string) => (/^mi|^mm/i.test(unit) ? 1 : /^c/i.test(unit) ? 10 : 1000)

function mmOfBare(value: number, soldByFoot: boolean) {
  if (value >= 1000) return 1
  if (value >= 100) return 10
  return soldByFoot && value >= 12 ? mmPerFoot : 1000
}

const sumOfBerths = /^(\d{1,2})\s*\+\s*(\d{1,2})$/

/** `4`, `4 berth`, `Sleeps 4`, `2+2`. */
export function berths(given: unknown): number | undefined {
  const line = text(given)
    ?.replace(/\b(?:berths?|sleeps|people|persons?)\b|-(?=berth)/gi, '')
    .trim()
  const [, some, others] = sumOfBerths.exec(line ?? '') ?? []
  const value = some === undefined ? number(line) : Number(some) + Number(others)
  return value || (value === 0 ? undefined : value)
}

const drawnWheels = /^(\d{1,2})\s*(?:x|×)\s*(\d{1,2})$/i
const axleWords = [
  [/^(?:1|one|single)\b/i, 'Single axle'],
  [/^(?:2|two|tandem|dual|twin|double)\b/i, 'Tandem axle'],
  [/^(?:3|three|tri|triple)\b/i, 'Tri axle'],
] as const

/** `6x4` of a truck's wheels, `Tandem axle` of a caravan's; other words as the dealer writes them. */
export function axles(given: string | undefined, isTowed: boolean): string | undefined {
  const wheels = wheelsOf(given)
  if (given === undefined || wheels) return wheels
  if (isTowed) return axleWords.find(([words]) => words.test(given))?.[1] ?? given
  return /^\d{1,2}$/.test(given) ? `${given} axles` : given
}

/** `6x4` of `6 x 4`. */
export function wheelsOf(given: string | undefined) {
  const [, all, driven] = drawnWheels.exec(given?.trim() ?? '') ?? []
  return all === undefined ? undefined : `${all}x${driven}`
}
