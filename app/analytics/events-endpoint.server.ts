import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import { isBot } from './bots.ts'
import { eventNamed, mostBytes, sentEvent } from './sent-event.ts'

/**
 * `POST /api/events` `{ event_id, car_id?, path?, referrer?, visit?, … }`: one thing that a shopper did (ANALYT-12). 204;
 * 422 for what is no event of the site. What programs send is answered the same and not kept. It is one row and no
 * submission: the same thing done twice counts twice.
 */
export const eventsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/events',
  body: sentEvent,
  maxBytes: mostBytes,
  // A showroom of shoppers may share an address.
  rate: { points: 300, seconds: 60 },
  async run({ event_id, car_id, path, referrer, visit, props }, { platform, site, request }) {
    const name = eventNamed(site.settings.analyticsEventIds, event_id)
    if (name === undefined) throw new EndpointError(422, 'The site counts no event with this number.')
    if (isBot(request.headers.get('user-agent') ?? '')) return nothing()
    try {
      await platform.prepared()
      await platform.database.query(
        `insert into events (tenant, event_id, name, car_id, path, referrer, visit, props)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [site.id, event_id, name, car_id, path, referrer, visit, props],
      )
    } catch (cause) {
      if (!isDatabaseAway(cause)) throw cause
      throw new EndpointError(503, 'Events cannot be kept right now.', { cause })
    }
    return nothing()
  },
})

const nothing = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
