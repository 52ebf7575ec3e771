import type { ValidationContext } from '@sanity/types'
import { instantOfWall, offsetAt, type Schedule, scheduleBounds } from '#values/schedule.ts'
import { apiVersion } from './rules.ts'

export type { Schedule }

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

/** The instant of a local `date` and `time` (`2026-07-01`, `09:30`) in `timeZone`. */
export const instantOnSite = (date: string, time: string, timeZone: string): Date =>
  instantOfWall(timeZone, Date.parse(`${date}T${time}:00Z`))

/** The local date and time of an instant in `timeZone`. */
export function clockOnSite(at: Date, timeZone: string): { date: string; time: string } {
  const shifted = new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

export type ScheduleState = 'always' | 'scheduled' | 'running' | 'expired'

/** State of a schedule at an instant; one whose end is before its start counts as expired. */
export function scheduleState(schedule: Schedule, timeZone: string, now: Date): ScheduleState {
  const bounds = scheduleBounds(schedule, timeZone)
  if (!bounds || (bounds.until && bounds.until <= now)) return 'expired'
  if (bounds.from && bounds.from > now) return 'scheduled'
  return bounds.from || bounds.until ? 'running' : 'always'
}

export const defaultTimeZone = 'Australia/Brisbane'

/** Custom rule of an `expiry` field next to a `start` field. */
export async function expiryProblem(
  expiry: string | undefined,
  { parent, document, getClient }: Pick<ValidationContext, 'parent' | 'document' | 'getClient'>,
): Promise<true | string> {
  const start = (parent as Schedule | undefined)?.start
  if (!start || !expiry || siteDateProblem(start) !== true || siteDateProblem(expiry) !== true) return true
  const timeZone = isDay(start) === isDay(expiry) ? defaultTimeZone : await timeZoneOf(document, getClient)
  return scheduleBounds({ start, expiry }, timeZone)
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
