import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { defineScheduledJob, type ScheduledContext } from '#platform/jobs/job.ts'
import type { Transports } from './message.ts'
import { messagesTo, outboxOf } from './outbox.server.ts'
import { transportsOf } from './send.server.ts'
import { sendJob } from './send-job.server.ts'

declare module '#app/page/feature.ts' {
  interface JobServices {
    /** Who takes the site's messages to people. */
    messageTransports: Transports
  }
}

/** For how long messages stand in the outbox, in days. */
const keptDays = 30

const tidyOutbox = defineScheduledJob({
  name: 'messages.tidy',
  attempts: 3,
  schedule: '50 17 * * *',
  async run({ services, log }: ScheduledContext<{ database: Pool }>) {
    const { rowCount } = await services.database.query(
      `delete from outbox where created_at < now() - $1 * interval '1 day'`,
      [keptDays],
    )
    log.info({ messages: rowCount }, 'old messages were deleted')
  },
})

/** What a site says to people: text messages and mails, each a row, and a job where a provider sends it. */
export default defineFeature({
  name: 'messages',
  migrations: {
    table: 'messages_migrations',
    lock: 7_041_203_360,
    migrations: [
      {
        id: 'messages-1',
        sql: `
          create table outbox (
            tenant text not null,
            id bigint generated always as identity,
            kind text not null check (kind in ('sms', 'mail')),
            recipient text not null,
            subject text,
            body text not null,
            html text,
            reply_to text,
            attachments jsonb not null default '[]',
            secret boolean not null default false,
            expires_at timestamptz,
            created_at timestamptz not null default now(),
            sent_at timestamptz,
            sent_by text,
            refused text,
            primary key (tenant, id)
          );
          create index outbox_created_at on outbox (created_at);
          create index outbox_recipient on outbox (tenant, recipient);`,
      },
    ],
  },
  jobs: [sendJob, tidyOutbox],
  open({ env, database, prepared }) {
    const transports = transportsOf(env)
    const sent = (['sms', 'mail'] as const).filter((kind) => transports[kind])
    return {
      forJobs: () => ({ messageTransports: transports }),
      shopperRecords: {
        name: 'messages',
        export: (tenant, { phone }) => messagesTo(database, tenant, phone),
        erase: ({ tenant, query }, { phone }) =>
          query('delete from outbox where tenant = $1 and recipient = $2', [tenant, phone]),
      },
      endpoints: [
        /** `GET /api/staff/outbox`: the last messages of the site. */
        defineEndpoint({
          method: 'GET',
          path: '/api/staff/outbox',
          query: z.object({}),
          staff: ['administrator', 'editor'],
          async run(_query, { site }) {
            await prepared()
            return { messages: await outboxOf(database, site.id, sent), sent }
          },
        }),
      ],
    }
  },
})
