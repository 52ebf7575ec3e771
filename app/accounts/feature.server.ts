import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { json } from '#app/page/json.ts'
import { defineScheduledJob, type ScheduledContext } from '#platform/jobs/job.ts'
import { type Accounts, createAccounts } from './accounts.server.ts'
import { hasSession, visitorWith } from './sessions.server.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** Shoppers of the site, and who is signed in. */
    accounts: Accounts
  }
}

const tidyAccounts = defineScheduledJob({
  name: 'accounts.tidy',
  attempts: 3,
  schedule: '30 17 * * *',
  async run({ services: { database }, log }: ScheduledContext<{ database: Pool }>) {
    const codes = await database.query('delete from sign_in_codes where expires_at < now()')
    const sessions = await database.query('delete from sessions where expires_at < now()')
    log.info({ codes: codes.rowCount, sessions: sessions.rowCount }, 'ended sessions and codes were deleted')
  },
})

const phone = z.string({ error: 'Enter a mobile number.' }).max(40)

const away = (cause: unknown): never => {
  throw new EndpointError(503, 'Accounts cannot be reached right now.', { cause })
}

/** `POST /api/auth/request-code`: 204, whoever's number it is (AUTH-11). */
const requestCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/request-code',
  body: z.object({ phone }),
  rate: { points: 30, seconds: 60 },
  async run(body, { accounts, caller }) {
    await accounts.requestCode(body.phone, caller)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})

/** `POST /api/auth/verify-code`: the shopper and their session's cookie, or 401 (AUTH-11). */
const verifyCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-code',
  body: z.object({ phone, code: z.string().max(40) }),
  rate: { points: 60, seconds: 60 },
  async run(body, { accounts, caller }) {
    const { visitor, cookie } = await accounts.verifyCode(body.phone, body.code, caller)
    return json(200, { user: visitor }, { 'set-cookie': cookie })
  },
})

/** `POST /api/auth/sign-out`: ends the session, with `everywhere` all of the shopper's (AUTH-13). */
const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  body: z.object({ everywhere: z.boolean().optional() }),
  async run({ everywhere }, { accounts, caller }) {
    const cookie = await accounts.signOut(caller.cookies, everywhere).catch(away)
    return json(200, { user: null }, { 'set-cookie': cookie })
  },
})

/** `GET /api/session`: `{ user: null }`, or `{ user: { id, phone } }` (AUTH-01). */
const session = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  query: z.object({}),
  async run(_query, { accounts, caller: { cookies } }) {
    return { user: hasSession(cookies) ? await accounts.visitor(cookies).catch(away) : null }
  },
})

/** `GET /api/account/export`: all that the site keeps of the shopper, as a file. */
const takeAlong = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  query: z.object({}),
  async run(_query, { accounts, caller, site }) {
    const visitor = await accounts.visitor(caller.cookies).catch(away)
    if (!visitor) throw new EndpointError(401, 'Please sign in first.')
    const file = JSON.stringify(await accounts.everythingOf(visitor), null, 2)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${site.slug}-my-data.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    }
    return new Response(file, { headers })
  },
})

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
      {
        id: 'accounts-2',
        sql: `
          create table sign_in_codes (
            tenant text not null,
            phone text not null,
            code_hash bytea not null,
            tries smallint not null default 0,
            expires_at timestamptz not null,
            primary key (tenant, phone)
          );
          create index sessions_of_user on sessions (tenant, id);
          create index sessions_expires_at on sessions (expires_at);`,
      },
    ],
  },
  endpoints: [requestCode, verifyCode, signOut, session, takeAlong],
  jobs: [tidyAccounts],
  open(context) {
    const { database, prepared } = context
    const accountsOf = createAccounts(context)
    return {
      forSite: (site) => ({ accounts: accountsOf(site) }),
      async visitorOf(site, cookies) {
        if (!hasSession(cookies)) return null
        await prepared()
        return visitorWith(database, site.id, cookies)
      },
      shopperRecords: {
        name: 'signIn',
        async export(tenant, { id }) {
          const { rows } = await database.query<{ expires_at: Date }>(
            'select expires_at from sessions where tenant = $1 and id = $2 and expires_at > now()',
            [tenant, id],
          )
          return { sessionsUntil: rows.map(({ expires_at }) => expires_at.toISOString()) }
        },
        erase: ({ tenant, query }, { phone: own }) =>
          query('delete from sign_in_codes where tenant = $1 and phone = $2', [tenant, own]),
      },
    }
  },
})
