import { z } from 'zod'
import { text } from '#values/fields.ts'
import { startOfDayIn } from '#values/schedule.ts'

/** Shoppers are told of today and of this many days after it. */
const daysAhead = 14

export const holidayHoursProjection = 'holidayHours[]{date, label, closed, open, close}'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const day = { date: z.iso.date(), label: text }
const openHours = z.object({ ...day, closed: z.literal(false), open: time, close: time })
const closedAllDay = z.object({ ...day, closed: z.literal(true).nullish() })

/** Other hours of one day; nobody is sent to a locked door, so a day that does not say is a closed one. */
export const holidayValue = z.union([openHours, closedAllDay])

export type Holiday = z.infer<typeof holidayValue>

/** A day as its card says it. */
export interface HolidayLine {
  date: string
  /** "Today" or "Friday 25 December" */
  day: string
  /** "Closed" or "8:30 am - 1:00 pm" */
  hours: string
  label?: string
}

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function clockText(time: string) {
  const [hour, minute] = time.split(':') as [string, string]
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

const hoursText = (holiday: Holiday) =>
  holiday.closed === false ? `${clockText(holiday.open)} - ${clockText(holiday.close)}` : 'Closed'

/**
 * The days of other hours from today on, the nearest first, on the calendar of `timeZone`, and the next instant at which
 * that list reads differently (HOURS-07 to HOURS-09).
 */
export function comingHolidays(
  holidays: readonly Holiday[],
  instant: Date,
  timeZone: string,
): { lines: HolidayLine[]; until?: Date } {
  const edges: Date[] = []
  const lines: HolidayLine[] = []
  for (const holiday of holidays.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const at = (daysLater: number) => startOfDayIn(timeZone, holiday.date, daysLater)!
    const [shown, today, over] = [at(-daysAhead), at(0), at(1)]
    edges.push(...[shown, today, over].filter((edge) => edge > instant))
    if (instant < shown || instant >= over) continue
    const { date, label } = holiday
    const words = dayFormat.format(Date.parse(date)).replace(',', '')
    lines.push({ date, day: instant < today ? words : 'Today', hours: hoursText(holiday), label })
  }
  return { lines, until: edges.length > 0 ? new Date(Math.min(...edges.map(Number))) : undefined }
}
