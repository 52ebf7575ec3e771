import type { Pool } from 'pg'
import { defineFeature } from '#app/page/feature.ts'
import { defineScheduledJob, type ScheduledContext } from '#platform/jobs/job.ts'
import { eventsEndpoint } from './events-endpoint.server.ts'

/** For how long events are kept, in days: a year, and the month to compare it with. */
const keptDays = 400

const tidyEvents = defineScheduledJob({
  name: 'analytics.tidy',
  attempts: 3,
  schedule: '0 18 * * *',
  timeLimit: 600,
  async run({ services, log }: ScheduledContext<{ database: Pool }>) {
    const { rowCount } = await services.database.query(
      `delete from events where at < now() - $1 * interval '1 day'`,
      [keptDays],
    )
    log.info({ events: rowCount }, 'old events were deleted')
  },
})

/** What shoppers do, counted by the site itself. */
export default defineFeature({
  name: 'analytics',
  migrations: {
    table: 'analytics_migrations',
    lock: 7_041_203_380,
    migrations: [
      {
        id: 'analytics-1',
        sql: `
          create table events (
            tenant text not null,
            at timestamptz not null default now(),
            event_id integer not null,
            name text not null,
            car_id bigint,
            path text,
            referrer text,
            visit text,
            props jsonb not null default '{}'
          );
          create index events_at on events (at);
          create index events_of on events (tenant, at);`,
      },
    ],
  },
  endpoints: [eventsEndpoint],
  jobs: [tidyEvents],
})
