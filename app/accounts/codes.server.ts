import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '#app/page/write.ts'

/** A code works for so long, in minutes. */
export const codeMinutes = 10
/** Codes that may be tried against the one that was sent. */
export const codeTries = 5

interface Asked {
  /** The site's, which signs: the table alone does not say what six digits its hashes are of. */
  secret: string
  /** E.164. */
  phone: string
}

const hashOf = (tenant: string, { secret, phone }: Asked, code: string) =>
  createHmac('sha256', secret).update(`sign-in\n${tenant}\n${phone}\n${code}`).digest()

/** Makes a code of six digits for a phone; the one before it stops working. */
export async function makeCode({ tenant, query }: Transaction, asked: Asked): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await query(
    `insert into sign_in_codes (tenant, phone, code_hash, expires_at)
    values ($1, $2, $3, now() + $4 * interval '1 minute')
    on conflict (tenant, phone) do update
      set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [tenant, asked.phone, hashOf(tenant, asked, code), codeMinutes],
  )
  return code
}

/**
 * Whether this is the code that was sent to the phone. Each call is one of its tries, and the right one uses it up. The
 * row is locked until the transaction ends, so that of two at the same time one is right.
 */
export async function useCode({ tenant, query }: Transaction, asked: Asked, code: string): Promise<boolean> {
  const { rows } = await query<{ code_hash: Buffer }>(
    `update sign_in_codes set tries = tries + 1
    where tenant = $1 and phone = $2 and expires_at > now() and tries < $3 returning code_hash`,
    [tenant, asked.phone, codeTries],
  )
  const given = hashOf(tenant, asked, code.replace(/\s/g, ''))
  const isRight = timingSafeEqual(rows[0]?.code_hash ?? Buffer.alloc(given.length), given)
  if (isRight)
    await query('delete from sign_in_codes where tenant = $1 and phone = $2', [tenant, asked.phone])
  return isRight
}
