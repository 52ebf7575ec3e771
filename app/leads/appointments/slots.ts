import type { Location } from '#app/locations/location.ts'
import { instantOfWall, startOfDayIn } from '#values/schedule.ts'

/** A time at which a car can be driven, as ISO 8601 in UTC. */
export interface Slot {
  start: string
  end: string
}

const minute = 60_000
/** How long a test drive takes, and how long before it it has to be asked for. */
export const slotMinutes = 60
export const noticeMinutes = 60
/** So many days ahead can be booked. */
export const daysAhead = 60

type Hours = Pick<Location, 'openingHours' | 'holidayHours'>

/** From when to when a place is open on a day of its calendar (`2026-11-24`); null where it is closed. */
export function openOn({ openingHours, holidayHours }: Hours, date: string) {
  const holiday = holidayHours.find((one) => one.date === date)
  if (holiday) return holiday.closed === false ? { open: holiday.open, close: holiday.close } : null
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return openingHours.find((day) => day.weekday === weekday) ?? null
}

interface Asked {
  hours: Hours
  /** Day of the place's calendar: `2026-11-24`. */
  date: string
  timeZone: string
  now: Date
  /** Starts that are taken. */
  taken: readonly Date[]
}

/**
 * The free times of a day (TD-05): whole hours from opening on that end before closing, in the place's time zone across
 * daylight saving, not too soon, and taken by nobody.
 */
export function slotsOf({ hours, date, timeZone, now, taken }: Asked): Slot[] {
  const day = startOfDayIn(timeZone, date)
  const open = openOn(hours, date)
  if (!day || !open || day.getTime() > now.getTime() + daysAhead * 1440 * minute) return []
  const at = (time: string) => instantOfWall(timeZone, Date.parse(`${date}T${time}:00Z`)).getTime()
  const busy = new Set(taken.map(Number))
  const earliest = now.getTime() + noticeMinutes * minute
  const slots: Slot[] = []
  for (
    let start = at(open.open);
    start + slotMinutes * minute <= at(open.close);
    start += slotMinutes * minute
  )
    if (start >= earliest && !busy.has(start))
      slots.push({
        start: new Date(start).toISOString(),
        end: new Date(start + slotMinutes * minute).toISOString(),
      })
  return slots
}
