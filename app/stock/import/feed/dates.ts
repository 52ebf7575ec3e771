import { instant, text } from './clean.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** What follows a date is a time, which says nothing more of the day. */
const time = '(?:[ T]\\d.*)?$'

/** Named groups are what a date is made of. */
const forms = [
  `^(?<year>\\d{4})(?:[-/.](?<month>\\d{1,2})(?:[-/.](?<day>\\d{1,2}))?)?${time}`,
  '^(?<year>(?:19|20)\\d{2})(?<month>\\d{2})(?<day>\\d{2})$',
  `^(?:(?<day>\\d{1,2})[-/.])?(?<month>\\d{1,2})[-/.](?<year>\\d{4}|\\d{2})${time}`,
  `^(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/ .]*)?(?<name>[a-z]{3,9})[-/ .,]*(?<year>\\d{4}|\\d{2})${time}`,
  `^(?<name>[a-z]{3,9}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})${time}`,
].map((form) => new RegExp(form, 'i'))

/** Brisbane is ten hours ahead all year. */
const brisbaneSeconds = 36_000

/**
 * A day, month or year as dealers write it, the day before the month: `2026-07-01`, `2026-07` or `2026`. Undefined if it
 * is missing, null if it is no date.
 */
export function dateIn(value: unknown): string | undefined | null {
  const line = text(value)
  if (line === undefined) return undefined
  if (/^\d{9,10}$|^\d{12,13}$/.test(line)) {
    const seconds = instant(line)
    return seconds ? new Date((seconds + brisbaneSeconds) * 1000).toISOString().slice(0, 10) : null
  }
  for (const form of forms) {
    const { year, month, name, day } = form.exec(line)?.groups ?? {}
    if (year) return isoOf(year, month ?? numberOf(name), day)
  }
  return null
}

/** `Sept` and `September` are `09`, what is no month is `0`. */
const numberOf = (name: string | undefined) =>
  name === undefined ? undefined : String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)

function isoOf(year: string, month: string | undefined, day: string | undefined) {
  const whole = year.length === 2 ? `20${year}` : year
  const parts = [whole, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))
  const iso = parts.join('-')
  const known = new Date(`${[...parts, '01', '01'].slice(0, 3).join('-')}T00:00:00Z`)
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(iso) ? iso : null
}
