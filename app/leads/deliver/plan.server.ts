import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { Destination } from './destination.ts'
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

/** A row and a job for each destination; what waits of the lead's earlier steps is not sent any more. */
export async function planDeliveries(
  transaction: Transaction,
  lead: number,
  {
    destinations,
    partial,
    isNew,
    runAt,
  }: { destinations: Destination[] | undefined; partial: boolean; isNew: boolean; runAt?: Date },
) {
  if (!partial && !isNew)
    await transaction.query(
      `update lead_deliveries set state = 'superseded' where tenant = $1 and lead = $2 and state = 'waiting'`,
      [transaction.tenant, lead],
    )
  await addDeliveries(transaction, lead, destinations?.length ? destinations : [null], { partial, runAt })
}
