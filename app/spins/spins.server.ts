import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { consentFields, emailField, nameField } from '#app/leads/kinds/fields.ts'
import type { ActionContext, ActionResult } from '#app/page/action.ts'
import type { Visitor } from '#app/page/visitor.ts'
import type { Site } from '#app/tenancy/site.ts'
import { choosePrize, type Prize } from './prizes.ts'

/** What can be won, by the name of its campaign. */
export interface Campaign {
  name: string
  prizes: readonly Prize[]
}

export interface Spins {
  /** What a shopper has won in a campaign. */
  wonBy(visitor: Visitor, campaign: string): Promise<string | undefined>
}

/** A shopper has spun in this campaign before. */
class AlreadySpun extends Error {
  override name = 'AlreadySpun'
}

export const createSpins = (
  { database, prepared }: { database: Pool; prepared(): Promise<void> },
  tenant: string,
): Spins => ({
  async wonBy({ id }, campaign) {
    await prepared()
    const { rows } = await database.query<{ prize: string }>(
      'select prize from spins where tenant = $1 and user_id = $2 and campaign = $3',
      [tenant, id, campaign],
    )
    return rows[0]?.prize
  },
})

export async function spinsOf(database: Pool, tenant: string, { id }: Visitor) {
  const { rows } = await database.query<{ campaign: string; prize: string; at: Date }>(
    'select campaign, prize, at from spins where tenant = $1 and user_id = $2 order by at',
    [tenant, id],
  )
  return rows
}

/** What is asked of who spins, so that the dealer can hand over the prize. */
export const spinFields = (site: Site) => [nameField, emailField, ...consentFields({ site })]

const formOf = (site: Site, campaign: string, prize: string, { phone }: Visitor): LeadForm => ({
  kind: 'spinToWin',
  category: 'Spin to Win',
  steps: [{ fields: spinFields(site) }],
  submit: 'Spin',
  event: 'generalEnquiry',
  success: '/success',
  timeZone: site.timeZone,
  constants: {
    subcategory: campaign,
    prize,
    ...(phone && { phone }),
    ...(site.settings.hideOptIn && { opt_in: true }),
  },
})

/** The same form as that of an earlier campaign, sent again within minutes: it counts as that one. */
const notCounted = 'This spin was not counted. Please load the page again and spin.'

type Spinning = Pick<
  ActionContext<unknown>,
  'site' | 'spins' | 'leads' | 'form' | 'write' | 'sender' | 'instant' | 'lake'
>

/**
 * Spins once for a shopper: the prize and the lead about it are there together or not at all (ROUTE-35). Who has spun in
 * this campaign before gets what they won then.
 */
export async function spin(
  visitor: Visitor,
  { name, prizes }: Campaign,
  context: Spinning,
): Promise<ActionResult<{ prize: string }>> {
  const known = await context.spins.wonBy(visitor, name)
  if (known !== undefined) return { status: 200, data: { prize: known } }
  const { name: prize } = choosePrize(prizes, randomInt)
  const write: typeof context.write = (work) =>
    context.write(async (transaction) => {
      const { rowCount } = await transaction.query(
        'insert into spins (tenant, user_id, campaign, prize) values ($1, $2, $3, $4) on conflict do nothing',
        [transaction.tenant, visitor.id, name, prize],
      )
      if (rowCount === 0) throw new AlreadySpun()
      return work(transaction)
    })
  const { form, sender, instant, lake, leads, site } = context
  try {
    const taken = await leads.take(formOf(site, name, prize, visitor), { form, sender, instant, lake, write })
    const { status, error, errors, values } = taken
    if (status !== 200) return { status, error, errors, values }
  } catch (problem) {
    if (!(problem instanceof AlreadySpun)) throw problem
  }
  // Of two at the same time one is written; both read that.
  const won = await context.spins.wonBy(visitor, name)
  return won === undefined ? { status: 409, error: notCounted } : { status: 200, data: { prize: won } }
}
