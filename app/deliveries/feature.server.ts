import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { discard, jobsOf, replay } from '#platform/jobs/jobs-of.ts'

const ids = z.object({ ids: z.array(z.uuid()).min(1).max(200) })

/** What failed for good and what waits, of one site, without what it holds; and what staff may do with it. */
const endpointsOn = (database: Pool, prepared: () => Promise<void>) => [
  defineEndpoint({
    method: 'GET',
    path: '/api/staff/deliveries',
    query: z.object({}),
    staff: ['administrator', 'editor'],
    async run(_query, { site }) {
      await prepared()
      const [failed, waiting] = await Promise.all([
        jobsOf(database, site.id, { state: 'failed' }),
        jobsOf(database, site.id, { state: 'waiting' }),
      ])
      return { failed, waiting }
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/staff/deliveries/replay',
    body: ids,
    staff: ['administrator', 'editor'],
    run: async (body, { site }) => ({ count: await replay(database, site.id, body.ids) }),
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/staff/deliveries/discard',
    body: ids,
    staff: ['administrator'],
    run: async (body, { site }) => ({ count: await discard(database, site.id, body.ids) }),
  }),
]

/** What the site does in the background (mails, leads to a dealer's system), and what could not be done. */
export default defineFeature({
  name: 'deliveries',
  open: ({ database, prepared }) => ({ endpoints: endpointsOn(database, prepared) }),
})
