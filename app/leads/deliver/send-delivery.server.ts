import { Reads } from '#app/content/reads.server.ts'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Messages } from '#app/messages/send.server.ts'
import { inTransaction, type Writing } from '#app/page/transaction.server.ts'
import type { Directory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { FileFolder } from '../files/file-folder.server.ts'
import type { Lead } from '../store/lead.ts'
import { readLead } from '../store/read-lead.server.ts'
import { deliverSeconds } from './deliver-job.server.ts'
import { type Destination, destination } from './destination.ts'
import { leadMail } from './lead-mail.ts'
import { mailFiles } from './mail-files.server.ts'
import { addDeliveries, readRouting } from './routing.server.ts'
import type { LeadSender } from './sender.ts'
import { postLead, webhookKey } from './webhook.server.ts'

interface Sources extends Writing {
  folder: FileFolder
  messages: Messages
  directory: Directory
  contentOf(tenant: string, reads: Reads): TenantContent
  secret: string
}

interface Row {
  lead: string
  destination: unknown
  partial: boolean
}

/** Hands a delivery to its destination: a mail is a row of the outbox in the same transaction, a webhook is posted. */
export function createLeadSender({
  directory,
  contentOf,
  secret,
  folder,
  messages,
  ...writing
}: Sources): LeadSender {
  const { database } = writing
  return {
    async send(tenant, delivery, signal) {
      const { rows } = await database.query<Row>(
        `update lead_deliveries set attempts = attempts + 1, sending_until = now() + $3 * interval '1 second'
         where tenant = $1 and id = $2 and state = 'waiting' returning lead::text, destination, partial`,
        [tenant, delivery, deliverSeconds],
      )
      const row = rows[0]
      if (!row) return
      try {
        if (!row.partial) await checkEarlier(tenant, row.lead)
        const known = await readLead(database, tenant, Number(row.lead))
        if (!known) return
        // Completed meanwhile: its own delivery tells of it.
        if (row.partial && known.lead.form_completed)
          return await close(database, tenant, delivery, 'superseded')
        // A later step was suspected to be spam: its delivery is planned once staff say that it is none.
        if (known.lead.suspected) return await close(database, tenant, delivery, 'superseded')
        const site = await siteOf(directory, tenant)
        const to = readDestination(row.destination) ?? (await routeNow(tenant, delivery, known.lead, site))
        if (to.kind === 'mail') {
          const files = await mailFiles(folder, tenant, known.files)
          return await inTransaction(writing, tenant, async (transaction) => {
            const { rowCount } = await transaction.query(
              `update lead_deliveries set state = 'sent', sent_at = now(), sending_until = null, last_error = null
               where tenant = $1 and id = $2 and state = 'waiting'`,
              [tenant, delivery],
            )
            if (rowCount) await messages.sendMail(transaction, leadMail(to.to, known.lead, site, files))
            else await close(transaction, tenant, delivery, 'superseded')
          })
        }
        await postLead({
          ...known,
          url: to.url,
          delivery,
          site: { slug: site.slug, name: site.name },
          key: webhookKey(secret, tenant),
          now: new Date(),
          signal,
        })
        await close(database, tenant, delivery, 'sent')
      } catch (error) {
        await database
          .query(
            'update lead_deliveries set sending_until = null, last_error = $3 where tenant = $1 and id = $2',
            [tenant, delivery, error instanceof Error ? error.message.slice(0, 300) : 'unknown'],
          )
          .catch(() => undefined)
        throw error
      }
    },
  }

  /**
   * Where the lead goes by the routing of now, which could not be read, or named nobody, when it was stored. Kept with the
   * delivery; what further destinations are told are deliveries of their own.
   * @throws Error where still nobody is set to receive leads
   */
  async function routeNow(tenant: string, delivery: string, lead: Lead, site: Site): Promise<Destination> {
    const [first, ...others] = await readRouting(
      contentOf(tenant, new Reads(0)),
      { category: lead.category, make: lead.car?.make, dealership: lead.dealership_slug },
      site.email,
    )
    if (!first)
      throw new Error('Nobody is set to receive leads: add a destination, or the email address of the site.')
    await inTransaction(writing, tenant, async (transaction) => {
      const { rows } = await transaction.query<{ partial: boolean }>(
        `update lead_deliveries set destination = $3
         where tenant = $1 and id = $2 and destination is null returning partial`,
        [tenant, delivery, JSON.stringify(first)],
      )
      const row = rows[0]
      if (row) await addDeliveries(transaction, lead.id, others, row)
    })
    return first
  }

  /**
   * Completing a lead supersedes what waits of its earlier steps, but one may be on its way: told after that, a dealer's
   * system cannot take the older state for the newer one. @throws Error while one is
   */
  async function checkEarlier(tenant: string, lead: string) {
    const { rowCount } = await database.query(
      'select 1 from lead_deliveries where tenant = $1 and lead = $2 and partial and sending_until > now()',
      [tenant, lead],
    )
    if (rowCount) throw new Error('An earlier state of this lead is still being sent.')
  }

  /** Not on its way any more; a state that was given meanwhile stays. */
  async function close(
    using: { query(text: string, values: unknown[]): Promise<unknown> },
    tenant: string,
    delivery: string,
    state: 'sent' | 'superseded',
  ) {
    await using.query(
      `update lead_deliveries set sending_until = null, last_error = null,
         sent_at = case when state = 'waiting' and $3 = 'sent' then now() else sent_at end,
         state = case when state = 'waiting' then $3 else state end
       where tenant = $1 and id = $2`,
      [tenant, delivery, state],
    )
  }
}

async function siteOf(directory: Directory, tenant: string): Promise<Site> {
  const site = await directory.byId(tenant, new Reads(0))
  if (!site) throw new Error('The site of this lead is not there.')
  return site
}

function readDestination(stored: unknown): Destination | undefined {
  const read = destination.safeParse(stored)
  return read.success ? read.data : undefined
}
