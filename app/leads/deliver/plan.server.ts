import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Messages } from '#app/messages/send.server.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { Lead } from '../store/lead.ts'
import type { Destination } from './destination.ts'
import { leadMail } from './lead-mail.ts'
import { addDeliveries, readRouting } from './routing.server.ts'

/** Undefined where the routing cannot be read now: it is read again when the lead is delivered. */
export async function route(
  lead: Parameters<typeof readRouting>[1],
  lake: TenantContent,
  { site, log }: { site: Site; log: Log },
): Promise<Destination[] | undefined> {
  try {
    return await readRouting(lake, lead, site.email)
  } catch (err) {
    log.warn({ err, tenant: site.id }, 'the routing of leads cannot be read; it is read again at delivery')
    return undefined
  }
}

interface Mails {
  lead: Lead
  site: Site
  messages: Messages
}

interface Plan {
  /** Undefined where the routing is read at delivery. */
  destinations: Destination[] | undefined
  /** True for a lead that its shopper has not finished. */
  partial: boolean
  isNew: boolean
  runAt?: Date
  /** The lead as it is stored, where its mails can be written with it. */
  mails?: Mails
}

/**
 * What each destination is told: a mail goes to the outbox in this very transaction where that can be, all else is a row
 * and a job. What waits of the lead's earlier steps is not sent any more.
 */
export async function planDeliveries(
  transaction: Transaction,
  lead: number,
  { destinations, partial, isNew, runAt, mails }: Plan,
) {
  if (!partial && !isNew)
    await transaction.query(
      `update lead_deliveries set state = 'superseded' where tenant = $1 and lead = $2 and state = 'waiting'`,
      [transaction.tenant, lead],
    )
  const later: (Destination | null)[] = []
  for (const to of destinations?.length ? destinations : [null]) {
    if (mails && to?.kind === 'mail') await mailNow(transaction, to, mails)
    else later.push(to)
  }
  await addDeliveries(transaction, lead, later, { partial, runAt })
}

async function mailNow(
  transaction: Transaction,
  to: Extract<Destination, { kind: 'mail' }>,
  { lead, site, messages }: Mails,
) {
  await transaction.query(
    `insert into lead_deliveries (tenant, lead, destination, partial, state, attempts, sent_at)
     values ($1, $2, $3, false, 'sent', 1, now())`,
    [transaction.tenant, lead.id, JSON.stringify(to)],
  )
  await messages.sendMail(transaction, leadMail(to.to, lead, site))
}
