import type { Page, Request } from '@playwright/test'
import { test as base } from './tenant.ts'

/** The browser of the tests says that it is a program, which is not counted; this one is a person's. */
export const test = base.extend({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
})

type Sent = Record<string, unknown> & { event_id: number }

/** Everything that pages of this test have sent to be counted. */
export function eventsOf(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/events') && request.method() === 'POST')
      sent.push(request.postDataJSON())
  })
  return sent
}
export const idsOf = (sent: Sent[]) => sent.map(({ event_id }) => event_id)
