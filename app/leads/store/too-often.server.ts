import type { Transaction } from '#app/page/write.ts'

/** One person has sent too many leads; it undoes the transaction. */
export class TooOften extends Error {
  override name = 'TooOften'
}

/** How often one person may write to a site. */
const most = { leads: 8, seconds: 600 }

/**
 * Counts the leads that are kept, by email and by the end of the telephone number, however it is written. Tries that were
 * not kept count for nothing: who is not thanked may send the same again until it is.
 * @throws TooOften
 */
export async function checkPerson(
  { tenant, query }: Transaction,
  { email, phone }: { email?: string; phone?: string },
) {
  const { rows } = await query<{ count: number }>(
    `select greatest(
       (select count(*) from leads where tenant = $1 and lower(email) = lower($2) and created_at > since),
       (select count(*) from leads where tenant = $1 and right(regexp_replace(phone, '\\D', '', 'g'), 9)
         = right(regexp_replace($3, '\\D', '', 'g'), 9) and created_at > since)
     )::int as count from (select now() - $4 * interval '1 second' as since) as window_begin`,
    [tenant, email ?? null, phone ?? null, most.seconds],
  )
  if (rows[0]!.count >= most.leads) throw new TooOften('One person has sent too many leads.')
}
