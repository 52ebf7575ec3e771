import { tzOffset } from '@date-fns/tz/tzOffset'

/** When something is shown. Both ends are optional: an ISO instant with offset, or a date alone (NOTE-48). */
export interface Schedule {
  start?: string | null
  expiry?: string | null
}

/** Milliseconds the clock of `timeZone` is ahead of UTC at `instant`. @throws RangeError for a time zone nobody knows */
export function offsetAt(timeZone: string, instant: number) {
  const minutes = tzOffset(timeZone, new Date(instant))
  if (Number.isNaN(minutes)) throw new RangeError(`No offset of the time zone "${timeZone}" at ${instant}`)
  return minutes * 60_000
}

/** The date that a calendar in the zone shows: `2026-03-02`. */
export const dateIn = (timeZone: string, instant: Date) =>
  new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString().slice(0, 10)

/** The instant the clocks of `timeZone` show `wall` (read as if it were UTC); daylight saving respected. */
export function instantOfWall(timeZone: string, wall: number) {
  const guess = wall - offsetAt(timeZone, wall)
  return new Date(wall - offsetAt(timeZone, guess))
}

const dateAlone = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * 00:00 of a day (`2025-07-01`) in `timeZone`, `daysLater` days on; undefined when `isoDate` is no calendar date.
 */
export function startOfDayIn(timeZone: string, isoDate: string, daysLater = 0): Date | undefined {
  const match = dateAlone.exec(isoDate.trim())
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1, day))
  if (first.getUTCMonth() !== month - 1 || first.getUTCDate() !== day) return undefined
  return instantOfWall(timeZone, Date.UTC(year, month - 1, day + daysLater))
}

const localTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/

/** Reads one end of a schedule; a time without offset is read in `timeZone`, as a date alone is. */
function instantOf(value: string, timeZone: string, end: boolean): Date | undefined {
  const written = value.trim()
  if (dateAlone.test(written)) return startOfDayIn(timeZone, written, end ? 1 : 0)
  const wall = localTime.test(written) ? Date.parse(`${written}Z`) : Number.NaN
  if (!Number.isNaN(wall)) return instantOfWall(timeZone, wall)
  const instant = Date.parse(written)
  return Number.isNaN(instant) ? undefined : new Date(instant)
}

/**
 * First instant shown and first instant no longer shown, undefined where that end is open; null when the schedule can
 * never be live: its end is not after its start, or an end is written and cannot be read.
 */
export function scheduleBounds({ start, expiry }: Schedule, timeZone: string) {
  const from = start?.trim() ? instantOf(start, timeZone, false) : undefined
  const until = expiry?.trim() ? instantOf(expiry, timeZone, true) : undefined
  if ((start?.trim() && !from) || (expiry?.trim() && !until)) return null
  return from && until && until <= from ? null : { from, until }
}

/** True while a schedule is live: from its start (included) to its expiry (excluded; a date alone: its last day included). */
export function isWithin(schedule: Schedule, instant: Date, timeZone: string): boolean {
  const bounds = scheduleBounds(schedule, timeZone)
  if (!bounds) return false
  return (!bounds.from || instant >= bounds.from) && (!bounds.until || instant < bounds.until)
}

/** The next instant after `instant` at which one of the schedules starts or ends, or undefined. */
export function nextBoundary(
  schedules: readonly Schedule[],
  instant: Date,
  timeZone: string,
): Date | undefined {
  const coming = schedules
    .flatMap((schedule) => {
      const bounds = scheduleBounds(schedule, timeZone)
      return bounds ? [bounds.from, bounds.until] : []
    })
    .filter((edge) => edge !== undefined && edge > instant)
  return coming.length ? new Date(Math.min(...coming.map(Number))) : undefined
}

/** "31 December 2026", the last day on which something shows, in `timeZone`; undefined where it has no end. */
export function lastDay({ expiry }: Schedule, timeZone: string): string | undefined {
  const end = scheduleBounds({ expiry }, timeZone)?.until
  if (!end) return undefined
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  return day.format(new Date(end.getTime() - 1))
}
