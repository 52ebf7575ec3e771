import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { type Entry, entrySchema, type Guestbook } from './entry.ts'
import { greetJob } from './greet-job.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** What visitors of the site have written. */
    guestbook: Guestbook
  }
}

/** `GET /api/guestbook`: `{ entries }` of the site, the newest first. */
const list = defineEndpoint({
  method: 'GET',
  path: '/api/guestbook',
  query: z.object({}),
  run: async (_query, { guestbook }) => ({ entries: await guestbook.entries() }),
})

/** `POST /api/guestbook`: the same as the block's form, for other programs of the site. */
const sign = defineEndpoint({
  method: 'POST',
  path: '/api/guestbook',
  body: entrySchema,
  rate: { points: 5, seconds: 60 },
  run: (entry, { write }) =>
    write(async ({ tenant, query, enqueue }) => {
      const { rows } = await query<{ id: string }>(
        'insert into guestbook_entries (tenant, name, message) values ($1, $2, $3) returning id',
        [tenant, entry.name, entry.message],
      )
      await enqueue(greetJob, { id: rows[0]!.id })
      return { id: rows[0]!.id }
    }),
})

export default defineFeature({
  name: 'guestbook',
  migrations: {
    table: 'guestbook_migrations',
    lock: 7_041_203_999,
    migrations: [
      {
        id: 'guestbook-1',
        sql: `
          create table guestbook_entries (
            tenant text not null,
            id bigint generated always as identity,
            name text not null,
            message text not null,
            greeted boolean not null default false,
            primary key (tenant, id)
          );`,
      },
    ],
  },
  endpoints: [list, sign],
  jobs: [greetJob],
  open: ({ database, prepared }) => ({
    forSite: ({ id }) => ({
      guestbook: {
        async entries() {
          await prepared()
          const { rows } = await database.query<Entry>(
            'select name, message, greeted from guestbook_entries where tenant = $1 order by id desc',
            [id],
          )
          return rows
        },
      },
    }),
  }),
})
