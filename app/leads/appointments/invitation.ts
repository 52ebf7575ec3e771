import ical from 'ical-generator'
import type { Mail } from '#app/messages/message.ts'
import { slotMinutes } from './slots.ts'

interface Drive {
  lead: number
  to: string
  name?: string
  /** ISO 8601 in UTC. */
  start: string
  car?: string
  site: { name: string; origin: string; timeZone: string; phone?: string; email?: string }
  /** Where to come to, in a line. */
  place?: string
}

/** Tells a shopper of the test drive, with a file for the calendar. */
export function invitation({ lead, to, name, start, car, site, place }: Drive): Mail {
  const begins = new Date(start)
  const when = new Intl.DateTimeFormat('en-AU', {
    timeZone: site.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(begins)
  const summary = `Test drive${car ? `: ${car}` : ''}`
  const calendar = ical({ name: site.name, prodId: { company: site.name, product: 'Test drives' } })
  calendar.createEvent({
    id: `test-drive-${lead}@${new URL(site.origin).host}`,
    start: begins,
    end: new Date(begins.getTime() + slotMinutes * 60_000),
    summary,
    description: `${site.name}${site.phone ? `, ${site.phone}` : ''}`,
    location: place ?? site.name,
    url: site.origin,
  })
  return {
    to,
    subject: `Your test drive at ${site.name}`,
    replyTo: site.email,
    text: [
      `Hello${name ? ` ${name}` : ''},`,
      '',
      `we have your test drive${car ? ` of the ${car}` : ''} on ${when}${place ? `, at ${place}` : ''}.`,
      'Please bring your driver licence.',
      '',
      site.phone ? `If the time does not suit after all, ring us on ${site.phone}.` : '',
      site.name,
    ]
      .join('\n')
      .replace(/\n{3,}/g, '\n\n'),
    attachments: [
      { name: 'test-drive.ics', type: 'text/calendar', content: Buffer.from(calendar.toString()) },
    ],
  }
}
