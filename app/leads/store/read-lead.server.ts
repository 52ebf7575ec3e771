import type { Pool } from 'pg'
import type { LeadFile } from '../files/lead-file.ts'
import { filesOfLead } from '../files/lead-files.server.ts'
import type { Consent, Lead } from './lead.ts'

interface Row {
  id: string
  created_at: Date
  kind: string
  category: string
  subcategory: string | null
  lead_status: Lead['lead_status']
  form_completed: boolean
  dealership_slug: string | null
  car: Lead['car'] | null
  fields: Lead['fields']
  sent: Lead['sent']
  suspected: string | null
}

const leadOf = (row: Row): Lead => ({
  id: Number(row.id),
  createdAt: row.created_at,
  kind: row.kind,
  category: row.category,
  subcategory: row.subcategory ?? undefined,
  lead_status: row.lead_status,
  form_completed: row.form_completed,
  dealership_slug: row.dealership_slug ?? undefined,
  car: row.car ?? undefined,
  fields: row.fields,
  sent: row.sent,
  suspected: row.suspected ?? undefined,
})

/** One lead of a tenant with its consents and files; undefined where there is none. */
export async function readLead(
  database: Pick<Pool, 'query'>,
  tenant: string,
  id: number,
): Promise<{ lead: Lead; consents: (Consent & { at: Date })[]; files: LeadFile[] } | undefined> {
  const [leads, consents, files] = await Promise.all([
    database.query<Row>('select * from leads where tenant = $1 and id = $2', [tenant, id]),
    database.query<Consent & { at: Date }>(
      'select name, given, wording, at from lead_consents where tenant = $1 and lead = $2 order by name',
      [tenant, id],
    ),
    filesOfLead(database, tenant, id),
  ])
  const row = leads.rows[0]
  return row && { lead: leadOf(row), consents: consents.rows, files }
}
