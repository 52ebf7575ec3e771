/** One person has sent too many leads; it undoes the transaction. */
export class TooOften extends Error {
  override name = 'TooOften'
}

/** How often one person may write to a site. */
const most = { leads: 8, seconds: 600 }

/**
 * Condition of a statement that writes a lead of the site `$1`: the person of this email or telephone number has not sent
 * too many. Leads are counted that are kept, by email and by the end of the number, however it is written. Tries that
 * were not kept count for nothing: who is not thanked may send the same again until it is.
 * @param email placeholder of it, such as `$2`
 */
export const notTooOften = ({ email, phone }: { email: string; phone: string }) => `
  (select count(*) from leads where tenant = $1 and lower(email) = lower(${email}) and ${recent}) < ${most.leads}
  and (select count(*) from leads where tenant = $1 and right(regexp_replace(phone, '\\D', '', 'g'), 9)
    = right(regexp_replace(${phone}, '\\D', '', 'g'), 9) and ${recent}) < ${most.leads}`

const recent = `created_at > now() - interval '${most.seconds} seconds'`
