import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { endedCookie, endSession, userOf } from './sessions.server.ts'

const away = (cause: unknown): never => {
  throw new EndpointError(503, 'Accounts cannot be reached right now.', { cause })
}

/** Who a shopper is: fetched after load, so that pages are the same for everyone. */
export default defineFeature({
  name: 'accounts',
  migrations: {
    table: 'accounts_migrations',
    lock: 7_041_203_350,
    migrations: [
      {
        id: 'accounts-1',
        sql: `
          create table users (
            tenant text not null,
            id bigint generated always as identity,
            phone text,
            created_at timestamptz not null default now(),
            primary key (tenant, id),
            unique (tenant, phone)
          );
          create table sessions (
            tenant text not null,
            secret_hash text not null,
            id bigint not null,
            expires_at timestamptz not null,
            primary key (tenant, secret_hash),
            foreign key (tenant, id) references users on delete cascade
          );`,
      },
    ],
  },
  open: ({ database, prepared }) => ({
    endpoints: [
      /** `GET /api/session`: `{ user: null }`, or `{ user: { id, phone } }` (AUTH-01). */
      defineEndpoint({
        method: 'GET',
        path: '/api/session',
        query: z.object({}),
        async run(_query, { request, site }) {
          const cookies = request.headers.get('cookie')
          if (!cookies) return { user: null }
          await prepared().catch(away)
          return { user: await userOf(database, site.id, cookies).catch(away) }
        },
      }),
      /** `POST /api/auth/sign-out`: ends the session (AUTH-13). */
      defineEndpoint({
        method: 'POST',
        path: '/api/auth/sign-out',
        body: z.object({}),
        async run(_body, { request, site }) {
          await prepared().catch(away)
          await endSession(database, site.id, request.headers.get('cookie')).catch(away)
          return Response.json(
            { user: null },
            { headers: { 'set-cookie': endedCookie, 'cache-control': 'no-store' } },
          )
        },
      }),
    ],
  }),
})
