import type { ValidationContext } from '@sanity/types'
import { apiVersion } from './rules.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export const isDay = (value: string) => day.test(value)

export function siteDateProblem(value: string | undefined): true | string {
  if (!value) return true
  const known = day.test(value) || instant.test(value)
  return known && !Number.isNaN(Date.parse(value))
    ? true
    : 'Choose a day from the calendar, with or without a time.'
}

/** Minutes that `timeZone` is ahead of UTC at an instant. */
function offsetMinutes(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** The instant at which the clock of `timeZone` shows `date` and `time` (`2026-07-01`, `09:30`). */
export function instantOnSite(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const guess = asUtc - offsetMinutes(timeZone, asUtc) * 60_000
  return new Date(asUtc - offsetMinutes(timeZone, guess) * 60_000)
}

/** What the clock and calendar of `timeZone` show at an instant. */
export function clockOnSite(at: Date, timeZone: string): { date: string; time: string } {
  const shifted = new Date(at.getTime() + offsetMinutes(timeZone, at.getTime()) * 60_000).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** First instant of a start, or the instant after the last of an expiry: a day alone is the whole day (NOTE-48). */
export function boundary(value: string, edge: 'start' | 'expiry', timeZone: string): Date {
  if (!isDay(value)) return new Date(value)
  const date = new Date(`${value}T00:00:00Z`)
  if (edge === 'expiry') date.setUTCDate(date.getUTCDate() + 1)
  return instantOnSite(date.toISOString().slice(0, 10), '00:00', timeZone)
}

export type ScheduleState = 'always' | 'scheduled' | 'running' | 'expired'

export interface Schedule {
  start?: string | null
  expiry?: string | null
}

export function scheduleState({ start, expiry }: Schedule, timeZone: string, now: Date): ScheduleState {
  if (expiry && boundary(expiry, 'expiry', timeZone) <= now) return 'expired'
  if (start && boundary(start, 'start', timeZone) > now) return 'scheduled'
  return start || expiry ? 'running' : 'always'
}

export const defaultTimeZone = 'Australia/Brisbane'

/** Custom rule of an `expiry` beside a `start`. */
export async function expiryProblem(
  expiry: string | undefined,
  { parent, document, getClient }: Pick<ValidationContext, 'parent' | 'document' | 'getClient'>,
): Promise<true | string> {
  const start = (parent as Schedule | undefined)?.start
  if (!start || !expiry || siteDateProblem(start) !== true || siteDateProblem(expiry) !== true) return true
  const timeZone = isDay(start) === isDay(expiry) ? defaultTimeZone : await timeZoneOf(document, getClient)
  return boundary(expiry, 'expiry', timeZone) > boundary(start, 'start', timeZone)
    ? true
    : 'The end is before the start, so this would never show.'
}

async function timeZoneOf(
  document: ValidationContext['document'],
  getClient: ValidationContext['getClient'],
) {
  const site = (document?.tenant as { _ref?: string } | undefined)?._ref
  const found = await getClient({ apiVersion }).fetch<string | null>('*[_id == $site][0].timeZone', {
    site: site ?? '',
  })
  return found || defaultTimeZone
}
