import type { Badge, Engine, Line } from './catalogue/line.ts'
import type { Random } from './random.ts'

const diesel = /TDI|TD4|[TS]DV\d|SD\d|\bD\d|\d+d\b|CDI/
const petrol = /TSI|TFSI|\bP\d{3}|\d+i\b|^T5|\bB[456]$|^[ACE]\d{3}$|^GL[ACE]\d{3}$|AMG/
const plugged = /P50e|Drive\d+e\b|Recharge|Cooper SE|^EQ/
const hybrid = /HEV|Hybrid/
const eight = /^(?:SS|XR8|GT|Mach|Dark|C63|R8)/
const quick = /^(?:N|ST|GTI|R|RS|GT|S3|S5|tS|Type R|XR6 Turbo|WRX|S Turbo|SR Turbo|.*AMG|M\d{3}i)$/

/** A badge says what drives the car: 2.0 TDI is no petrol, a GTI no 1.0, an SS no six. */
export function suits({ name }: Badge, engine: Engine, line: Pick<Line, 'badges' | 'engines'>) {
  const { fuel, cylinders } = engine
  if (diesel.test(name) !== (fuel === 'd') && line.badges.some((other) => diesel.test(other.name)))
    return false
  if (petrol.test(name) && fuel !== 'p' && fuel !== 'u') return false
  if (plugged.test(name) !== 'xe'.includes(fuel) && line.badges.some((other) => plugged.test(other.name)))
    return false
  if (hybrid.test(name) !== (fuel === 'h') && line.badges.some((other) => hybrid.test(other.name)))
    return false
  if (
    line.engines.some((other) => other.cylinders === 8 && other.fuel === 'u') &&
    line.badges.some((other) => eight.test(other.name))
  )
    return eight.test(name) === (cylinders === 8 && fuel === 'u')
  const boosted = (of: Engine) => of.turbo && 'pu'.includes(of.fuel)
  if (quick.test(name) && line.engines.some(boosted)) return boosted(engine)
  return true
}

/** The badge of one car; those lower in the range are more often seen. */
export function badgeOf(line: Line, engine: Engine, year: number, random: Random): Badge & { level: number } {
  const sold = line.badges.filter(({ from }) => from <= year)
  const fitting = sold.filter((badge) => suits(badge, engine, line))
  const from = fitting.length > 0 ? fitting : sold
  const badge = from[Math.floor(random.next() ** 1.3 * from.length)] as Badge
  return {
    ...badge,
    level: line.badges.length > 1 ? line.badges.indexOf(badge) / (line.badges.length - 1) : 0.4,
  }
}
