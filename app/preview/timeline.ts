import { withoutMarks } from '#values/marks.ts'
import { scheduleBounds } from '#values/schedule.ts'

/** Something on a page that begins or ends by itself. */
export interface TimelineEvent {
  at: Date
  what: 'starts' | 'ends'
  /** "Hero: Winter sale" */
  label: string
}

const most = 60
const longestLabel = 60

const titlesByKey: Record<string, string> = {
  announcementBar: 'Announcement',
  offers: 'Offer',
  holidayHours: 'Holiday hours',
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const wordsOf = (value: unknown) => (typeof value === 'string' ? withoutMarks(value).trim() : '')

/** The words an editor knows a scheduled thing by. */
function nameOf(fields: Fields): string {
  const own = ['heading', 'title', 'name', 'text', 'label'].map((key) => wordsOf(fields[key])).find(Boolean)
  if (own) return own.length > longestLabel ? `${own.slice(0, longestLabel - 1).trimEnd()}…` : own
  const inner = ['content', 'node'].map((key) => fields[key]).find(isFields)
  return inner ? nameOf(inner) : ''
}

/**
 * What starts and ends among all that a page has read, in order: every object with a start or an expiry, whatever it
 * is, and every day of holiday hours. `titleOf` names a type.
 */
export function timelineOf(
  results: readonly unknown[],
  timeZone: string,
  titleOf: (type: string) => string | undefined,
): TimelineEvent[] {
  const events = new Map<string, TimelineEvent>()

  function note(fields: Fields, key: string) {
    const day = key === 'holidayHours' ? wordsOf(fields.date) : ''
    const schedule = { start: wordsOf(fields.start) || day, expiry: wordsOf(fields.expiry) || day }
    if ((!schedule.start && !schedule.expiry) || fields.hidden === true) return
    const bounds = scheduleBounds(schedule, timeZone)
    if (!bounds) return
    const type = titleOf(wordsOf(fields._type)) ?? (isFields(fields.node) ? 'Promo' : titlesByKey[key])
    const label = [type, nameOf(fields)].filter(Boolean).join(': ') || 'Something'
    for (const [at, what] of [[bounds.from, 'starts'] as const, [bounds.until, 'ends'] as const])
      if (at) events.set(`${at.getTime()} ${what} ${label}`, { at, what, label })
  }

  function walk(value: unknown, key: string) {
    if (Array.isArray(value)) for (const one of value) walk(one, key)
    else if (isFields(value)) {
      note(value, key)
      for (const [name, one] of Object.entries(value)) walk(one, name)
    }
  }

  for (const result of results) walk(result, '')
  return [...events.values()].sort((one, other) => one.at.getTime() - other.at.getTime()).slice(-most)
}
