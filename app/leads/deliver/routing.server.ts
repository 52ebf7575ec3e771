import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Transaction } from '#app/page/write.ts'
import { deliverJob, mailJob } from './deliver-job.server.ts'
import { type Destination, destinationsOf, routingProjection, routingShape } from './destination.ts'

type Routed = Parameters<typeof destinationsOf>[1]

/**
 * Where a lead of the site goes by its document *Where leads go*; nowhere, if neither that nor the site names anybody.
 * @throws ContentUnavailable
 */
export async function readRouting(content: TenantContent, lead: Routed, siteEmail: string | undefined) {
  const rules = await content.query({
    query: `*[_type == "leadRouting" && tenant._ref == $tenant][0]{${routingProjection}}`,
    shape: routingShape,
  })
  return destinationsOf(rules, lead, siteEmail)
}

interface Planned {
  /** True for a lead that its shopper has not finished. */
  partial: boolean
  runAt?: Date
}

/** A row and a job for each destination; for `null`, one that reads the routing again when it is due. */
export async function addDeliveries(
  { tenant, query, enqueue }: Transaction,
  lead: number | string,
  destinations: readonly (Destination | null)[],
  { partial, runAt }: Planned,
) {
  for (const destination of destinations) {
    const { rows } = await query<{ id: string }>(
      'insert into lead_deliveries (tenant, lead, destination, partial) values ($1, $2, $3, $4) returning id',
      [tenant, lead, destination && JSON.stringify(destination), partial],
    )
    const job = destination?.kind === 'mail' ? mailJob : deliverJob
    await enqueue(job, { delivery: rows[0]!.id }, runAt ? { runAt } : undefined)
  }
}
