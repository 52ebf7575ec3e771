import type { Pool } from 'pg'
import type { ShopperRecords } from '#app/page/visitor.ts'
import { removeAfter } from './files/file-jobs.server.ts'

interface Row {
  id: string
  created_at: Date
  category: string
  car: { name?: string; path?: string } | null
  fields: Record<string, unknown>
  answered_at: Date | null
  form_completed: boolean
}

const mostListed = 50

/** Leads that were sent with the number a shopper has signed in with: theirs, whichever browser they came from. */
export function shopperLeads(database: Pool): ShopperRecords {
  const leadsOf = async (tenant: string, phone: string | null, most: number) =>
    phone === null
      ? []
      : (
          await database.query<Row>(
            `select id::text, created_at, category, car, fields, answered_at, form_completed from leads
             where tenant = $1 and phone = $2 order by id desc limit $3`,
            [tenant, phone, most],
          )
        ).rows
  return {
    name: 'leads',
    export: async (tenant, { phone }) =>
      (await leadsOf(tenant, phone, 10_000)).map(({ created_at, category, fields }) => ({
        at: created_at.toISOString(),
        category,
        fields,
      })),
    erase: async (transaction, { phone }) => {
      if (phone === null) return
      const { tenant, query } = transaction
      const { rows } = await query<{ id: string }>(
        `select f.id from lead_files f join leads l on l.tenant = f.tenant and l.id = f.lead
         where f.tenant = $1 and l.phone = $2`,
        [tenant, phone],
      )
      await query('delete from leads where tenant = $1 and phone = $2', [tenant, phone])
      await removeAfter(
        transaction,
        rows.map(({ id }) => id),
      )
    },
    async garage(tenant, { phone }) {
      const sent = (await leadsOf(tenant, phone, mostListed)).filter(({ form_completed }) => form_completed)
      return {
        title: 'Your enquiries',
        entries: sent.map(({ id, created_at, category, car, answered_at }) => ({
          id,
          title: [category, car?.name].filter(Boolean).join(': '),
          text: answered_at ? 'Answered' : 'With the dealer',
          at: created_at,
          href: car?.path,
        })),
      }
    },
  }
}
