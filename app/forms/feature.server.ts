import type { Pool } from 'pg'
import { defineFeature } from '#app/page/feature.ts'
import { defineScheduledJob, type ScheduledContext } from '#platform/jobs/job.ts'

/** For how long the same submission is known again, in days. */
const keptDays = 7

const tidy = defineScheduledJob({
  name: 'forms.tidy',
  attempts: 3,
  schedule: '40 17 * * *',
  async run({ services, log }: ScheduledContext<{ database: Pool }>) {
    const { rowCount } = await services.database.query(
      `delete from submissions where created_at < now() - $1 * interval '1 day'`,
      [keptDays],
    )
    const ended = await services.database.query('delete from rate_limits where expire < $1', [Date.now()])
    log.info({ submissions: rowCount, rates: ended.rowCount }, 'old submissions and counts were forgotten')
  },
})

/** What every form needs: submissions known again, and how often an address may send. */
export default defineFeature({
  name: 'forms',
  migrations: {
    table: 'forms_migrations',
    lock: 7_041_203_340,
    migrations: [
      {
        id: 'forms-1',
        sql: `
          create table submissions (
            tenant text not null,
            key text not null,
            result json,
            created_at timestamptz not null default now(),
            primary key (tenant, key)
          );
          create index submissions_created_at on submissions (created_at);
          create table rate_limits (
            key varchar(255) primary key,
            points integer not null default 0,
            expire bigint
          );`,
      },
      {
        // Counts need not outlive a crash, so that counting waits for no disk.
        id: 'forms-2',
        sql: 'alter table rate_limits set unlogged;',
      },
    ],
  },
  jobs: [tidy],
})
