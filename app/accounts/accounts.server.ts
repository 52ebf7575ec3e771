import type { Pool } from 'pg'
import { australianMobile } from '#app/forms/phone.ts'
import { createRates } from '#app/forms/rates.server.ts'
import { messagesBy, transportsOf } from '#app/messages/send.server.ts'
import { EndpointError } from '#app/page/endpoint.ts'
import type { FeatureContext } from '#app/page/feature.ts'
import type { Caller } from '#app/page/platform.ts'
import { inTransaction } from '#app/page/transaction.server.ts'
import type { GarageSection, ShopperRecords, Visitor } from '#app/page/visitor.ts'
import type { Rate, Transaction } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'
import { codeMinutes, makeCode, useCode } from './codes.server.ts'
import {
  beginSession,
  cookieOf,
  endedCookie,
  endSession,
  endSessions,
  visitorWith,
} from './sessions.server.ts'

/** What shoppers do with their account on one site. */
export interface Accounts {
  /** Who is signed in with these cookies. */
  visitor(cookies: string | null): Promise<Visitor | null>
  /** Sends a code to an Australian mobile, whoever's it is. @returns E.164 @throws SignInRefused */
  requestCode(phone: string, caller: Caller): Promise<string>
  /** @returns the shopper, and the cookie of the session that begins. @throws SignInRefused */
  verifyCode(phone: string, code: string, caller: Caller): Promise<{ visitor: Visitor; cookie: string }>
  /** Ends the session of these cookies, or all of that shopper's. @returns the cookie that ends it */
  signOut(cookies: string | null, everywhere?: boolean): Promise<string>
  /** All that the site keeps of a shopper. */
  everythingOf(visitor: Visitor): Promise<Record<string, unknown>>
  /** What the features of the site add to the garage. */
  sectionsOf(visitor: Visitor): Promise<GarageSection[]>
  /** Deletes a shopper and all that features keep of them. @returns the cookie that ends the session */
  erase(visitor: Visitor): Promise<string>
}

/** Why nobody was signed in; the message is for the shopper. */
export class SignInRefused extends EndpointError {
  override name = 'SignInRefused'
}

const hour = 3600
/** How often something may happen on one site. */
const limits = {
  /** Codes to one number. */
  'codes.phone': { points: 5, seconds: 600 },
  'codes.address': { points: 60, seconds: hour },
  /** Codes of the whole site: what sending them may cost. */
  'codes.site': { points: 300, seconds: hour },
  /** Codes tried for one number: four times those that one code bears. */
  'tries.phone': { points: 20, seconds: hour },
  'tries.address': { points: 100, seconds: 600 },
} satisfies Record<string, Rate>

const tooOften: Record<keyof typeof limits, string> = {
  'codes.phone':
    'We have sent several codes to this number. Please wait ten minutes, then ask for a new one.',
  'codes.address': 'That was too often. Please wait a while and try again.',
  'codes.site': 'We cannot send codes right now. Please try again in an hour, or ring us.',
  'tries.phone': 'Too many codes were tried for this number. Please try again in an hour, or ring us.',
  'tries.address': 'That was too often. Please wait a while and try again.',
}

const notMobile = 'Enter an Australian mobile number, such as 0400 000 000.'
const wrongCode = 'This code is wrong or too old. Check the newest message, or ask for a new code.'

type Opened = Pick<FeatureContext, 'env' | 'database' | 'prepared' | 'secret' | 'shopperRecords'>

export function createAccounts({ env, database, prepared, secret, shopperRecords }: Opened) {
  const messages = messagesBy(transportsOf(env))
  const rates = createRates(database, secret, prepared)

  async function limit(what: keyof typeof limits, tenant: string, who: string) {
    const wait = await rates.count(`sign-in.${what}`, limits[what], tenant, who)
    if (wait > 0) throw new SignInRefused(429, tooOften[what])
  }

  const mobile = (written: string) => {
    const phone = australianMobile(written)
    if (!phone) throw new SignInRefused(422, notMobile)
    return phone
  }

  return (site: Site): Accounts => {
    const { id: tenant } = site
    const transact = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      inTransaction({ database, prepared }, tenant, work)

    return {
      async visitor(cookies) {
        await prepared()
        return visitorWith(database, tenant, cookies)
      },

      async requestCode(written, { address }) {
        const phone = mobile(written)
        await limit('codes.address', tenant, address)
        await limit('codes.phone', tenant, phone)
        await limit('codes.site', tenant, '')
        await transact(async (transaction) => {
          const code = await makeCode(transaction, { secret, phone })
          const until = new Date(Date.now() + codeMinutes * 60_000)
          await messages.sendSms(transaction, { to: phone, text: codeText(code, site), secret: true, until })
        })
        return phone
      },

      async verifyCode(written, code, { address, cookies }) {
        const phone = mobile(written)
        await limit('tries.address', tenant, address)
        await limit('tries.phone', tenant, phone)
        const begun = await transact(async (transaction) => {
          if (!(await useCode(transaction, { secret, phone }, code))) return null
          const visitor = await userWith(transaction, phone)
          return { visitor, secret: await beginSession(transaction, visitor.id, cookies) }
        })
        if (!begun) throw new SignInRefused(401, wrongCode)
        return { visitor: begun.visitor, cookie: cookieOf(begun.secret, site) }
      },

      async signOut(cookies, everywhere = false) {
        await prepared()
        const visitor = everywhere && (await visitorWith(database, tenant, cookies))
        if (visitor) await endSessions(database, tenant, visitor)
        else await endSession(database, tenant, cookies)
        return endedCookie(site)
      },

      everythingOf: (visitor) => everythingOf(database, tenant, visitor, shopperRecords()),

      async sectionsOf(visitor) {
        const sections = await Promise.all(
          shopperRecords().map(({ garage }) => garage?.(tenant, visitor) ?? null),
        )
        return sections.flatMap((section) => (section && section.entries.length > 0 ? section : []))
      },

      async erase(visitor) {
        await transact(async (transaction) => {
          for (const { erase } of shopperRecords()) await erase?.(transaction, visitor)
          await transaction.query('delete from users where tenant = $1 and id = $2', [tenant, visitor.id])
        })
        return endedCookie(site)
      },
    }
  }
}

/** The last line lets phones fill the code in, on this site alone (Web OTP). */
const codeText = (code: string, { name, origin }: Site) =>
  `${code} is your code to sign in to ${name}. It works for ${codeMinutes} minutes. Give it to nobody.\n\n@${new URL(origin).hostname} #${code}`

/** The shopper with this number, who is made at their first sign-in. */
async function userWith({ tenant, query }: Transaction, phone: string): Promise<Visitor> {
  const { rows } = await query<Visitor>(
    `insert into users (tenant, phone) values ($1, $2)
    on conflict (tenant, phone) do update set phone = excluded.phone returning id::text, phone`,
    [tenant, phone],
  )
  return rows[0]!
}

async function everythingOf(
  database: Pool,
  tenant: string,
  visitor: Visitor,
  records: readonly ShopperRecords[],
) {
  const { rows } = await database.query<{ created_at: Date }>(
    'select created_at from users where tenant = $1 and id = $2',
    [tenant, visitor.id],
  )
  const kept = await Promise.all(
    records.map(async (record) => [record.name, await record.export(tenant, visitor)] as const),
  )
  return {
    account: { phone: visitor.phone, since: rows[0]?.created_at.toISOString() },
    ...Object.fromEntries(kept),
  }
}
