import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'
import { freeSlots } from './appointments.server.ts'

/** `GET /api/appointments?dealership_slug=&date=2026-11-24`: `{ slots: [{ start, end }] }` (TD-05). */
export const appointmentsEndpoint = (database: Pool, prepared: () => Promise<void>) =>
  defineEndpoint({
    method: 'GET',
    path: '/api/appointments',
    query: z.object({ dealership_slug: z.string().min(1).max(200), date: z.iso.date() }),
    queryProblem: 'Name a dealership (dealership_slug) and a day (date, such as 2026-11-24).',
    async run({ dealership_slug, date }, { site, lake, instant }) {
      await prepared()
      const slots = await freeSlots(database, lake, {
        ...{ tenant: site.id, timeZone: site.timeZone, date },
        ...{ dealership: dealership_slug, now: instant },
      })
      return { slots }
    },
  })
