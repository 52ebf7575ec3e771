import type { Pool } from 'pg'
import { z } from 'zod'
import { phoneReveal } from '../phone-reveal/phone-reveal.ts'
import { readLead } from '../store/read-lead.server.ts'
import type { FiledLead, Inbox, InboxLead, LeadDetails } from './inbox.ts'

/** Leads in one answer at most. */
const pageSize = 50
const exportSize = 20_000

export const inboxQuery = z.object({
  state: z.enum(['open', 'overdue', 'answered', 'unfinished', 'suspected', 'all']).default('open'),
  category: z.string().max(100).optional(),
  text: z.string().trim().max(100).optional(),
  before: z.coerce.number().int().positive().optional(),
})
export type InboxQuery = z.output<typeof inboxQuery>

interface Row {
  id: string
  created_at: Date
  category: string
  name: string | null
  email: string | null
  phone: string | null
  car: string | null
  dealership: string | null
  complete: boolean
  answered_at: Date | null
  due_at: Date | null
  failing: boolean | null
  waiting: boolean | null
  sent: boolean | null
  suspected: string | null
}

/** Who has looked at a telephone number has left nothing to be answered at. */
const unanswered = `l.form_completed and l.answered_at is null and l.suspected is null and l.kind <> '${phoneReveal.kind}'`

const columns = `l.id::text, l.created_at, l.category, l.name, l.email, coalesce(l.fields->>'phone', l.phone) as phone, l.car->>'name' as car,
  l.dealership_slug as dealership, l.form_completed as complete, l.answered_at,
  l.suspected, case when ${unanswered} then l.created_at + $2 * interval '1 minute' end as due_at,
  d.failing, d.waiting, d.sent`

const filedColumns = `l.fields, l.sent->>'url' as url, l.sent#>>'{lead_attributes,linked_query_params,utm_source}' as source`

const deliveries = `left join lateral (
    select bool_or(state = 'waiting' and attempts > 0) as failing, bool_or(state = 'waiting') as waiting,
      bool_or(state = 'sent') as sent
    from lead_deliveries where tenant = l.tenant and lead = l.id
  ) d on true`

const late = `l.created_at < now() - $2 * interval '1 minute'`

const states: Record<InboxQuery['state'], string> = {
  open: unanswered,
  overdue: `${unanswered} and ${late}`,
  answered: 'l.answered_at is not null and l.suspected is null',
  unfinished: 'not l.form_completed and l.suspected is null',
  suspected: 'l.suspected is not null',
  all: 'true',
}

/** Every filter is part of the one statement; `$1` is the tenant and `$2` the minutes to answer within. */
const listSql = (state: InboxQuery['state'], wanted: string) => `
  select ${wanted} from leads l ${deliveries}
  where l.tenant = $1 and ${states[state]}
    and ($3::text is null or l.category = $3)
    and ($4::text is null or concat_ws(' ', l.name, l.email, l.phone, l.fields->>'phone', l.car->>'name', l.fields->>'message') ilike $4)
    and ($5::bigint is null or l.id < $5)
  order by l.id desc limit $6`

const leadOf = (row: Row): InboxLead => ({
  id: Number(row.id),
  createdAt: row.created_at.toISOString(),
  category: row.category,
  name: row.name,
  email: row.email,
  phone: row.phone,
  car: row.car,
  dealership: row.dealership,
  complete: row.complete,
  answeredAt: row.answered_at?.toISOString() ?? null,
  dueAt: row.due_at?.toISOString() ?? null,
  suspected: row.suspected,
  delivery: row.failing ? 'failing' : row.waiting ? 'waiting' : row.sent ? 'sent' : 'none',
})

const likeOf = (text: string | undefined) =>
  text ? `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%` : null

async function listed<Found extends Row>(
  database: Pool,
  tenant: string,
  { state, category, text, before }: InboxQuery,
  { minutes, most, wanted = columns }: { minutes: number; most: number; wanted?: string },
) {
  const { rows } = await database.query<Found>(listSql(state, wanted), [
    tenant,
    minutes,
    category ?? null,
    likeOf(text),
    before ?? null,
    most,
  ])
  return rows
}

/** The leads of a tenant that fit, the newest first, and how many wait for an answer. */
export async function inboxOf(
  database: Pool,
  tenant: string,
  query: InboxQuery,
  minutes: number,
): Promise<Inbox> {
  const [found, counts, categories] = await Promise.all([
    listed(database, tenant, query, { minutes, most: pageSize + 1 }),
    database.query<{ open: number; overdue: number }>(
      `select count(*)::int as open, (count(*) filter (where ${late}))::int as overdue
       from leads l where l.tenant = $1 and ${states.open}`,
      [tenant, minutes],
    ),
    database.query<{ category: string }>(
      'select distinct category from leads where tenant = $1 order by category',
      [tenant],
    ),
  ])
  const leads = found.slice(0, pageSize).map(leadOf)
  return {
    leads,
    categories: categories.rows.map(({ category }) => category),
    ...counts.rows[0]!,
    older: found.length > pageSize ? leads.at(-1)!.id : null,
  }
}

/** For a file: the same filters, as many as a person can use. */
export async function allLeads(
  database: Pool,
  tenant: string,
  query: InboxQuery,
  minutes: number,
): Promise<FiledLead[]> {
  const found = await listed<Row & Pick<FiledLead, 'fields' | 'url' | 'source'>>(database, tenant, query, {
    ...{ minutes, most: exportSize },
    wanted: `${columns}, ${filedColumns}`,
  })
  return found.map(({ fields, url, source, ...row }) => ({ ...leadOf(row), fields, url, source }))
}

/** One lead with consents and deliveries; undefined where the tenant has none such. */
export async function leadDetails(
  database: Pool,
  tenant: string,
  id: number,
  minutes: number,
): Promise<LeadDetails | undefined> {
  const [known, rows, sent] = await Promise.all([
    readLead(database, tenant, id),
    database.query<Row & { answered_by: string | null }>(
      `select ${columns}, l.answered_by from leads l ${deliveries} where l.tenant = $1 and l.id = $3`,
      [tenant, minutes, id],
    ),
    database.query<{
      id: string
      destination: { name?: string; to?: string; url?: string } | null
      state: LeadDetails['deliveries'][number]['state']
      attempts: number
      last_error: string | null
      sent_at: Date | null
      partial: boolean
    }>(
      `select id, destination, state, attempts, last_error, sent_at, partial from lead_deliveries
       where tenant = $1 and lead = $2 order by created_at, id`,
      [tenant, id],
    ),
  ])
  const row = rows.rows[0]
  if (!known || !row) return undefined
  const { lead, consents, files } = known
  return {
    lead: {
      ...leadOf(row),
      answeredBy: row.answered_by,
      fields: lead.fields,
      url: lead.sent.url,
      referrer: lead.sent.referrer ?? null,
      pages: lead.sent.lead_attributes.visited_pages,
      parameters: lead.sent.lead_attributes.linked_query_params,
      carPath: lead.car?.path ?? null,
    },
    files,
    consents: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    deliveries: sent.rows.map(({ id: delivery, destination, last_error, sent_at, ...about }) => ({
      ...about,
      id: delivery,
      to:
        [destination?.name, destination?.to ?? destination?.url].filter(Boolean).join(': ') ||
        'Email address of the site',
      lastError: last_error,
      sentAt: sent_at?.toISOString() ?? null,
    })),
  }
}

/** Notes who looked at which leads, or changed them. */
export const noteView = (
  database: Pool,
  tenant: string,
  { person, role, action, leads }: { person: string; role: string; action: string; leads: readonly number[] },
) =>
  database.query('insert into lead_views (tenant, person, role, action, leads) values ($1, $2, $3, $4, $5)', [
    tenant,
    person,
    role,
    action,
    leads,
  ])
