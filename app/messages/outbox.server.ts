import type { Pool } from 'pg'
import type { OutboxRow } from './message.ts'

const mostRows = 200

/**
 * The last messages of a tenant, the newest first.
 * @param hidden kinds of messages that a provider sends: staff must not sign in as a shopper with the codes among them
 */
export async function outboxOf(database: Pool, tenant: string, hidden: readonly OutboxRow['kind'][]) {
  const { rows } = await database.query<
    Omit<OutboxRow, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null }
  >(
    `select id::text, kind, recipient, subject, case when secret and kind = any($2) then null else body end as text,
      array(select entry->>'name' from jsonb_array_elements(attachments) as entry) as attachments,
      created_at as "createdAt", sent_at as "sentAt", sent_by as "sentBy", refused
    from outbox where tenant = $1 order by id desc limit $3`,
    [tenant, hidden, mostRows],
  )
  return rows.map(
    ({ createdAt, sentAt, ...row }): OutboxRow => ({
      ...row,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }),
  )
}

/** What a shopper was told by text message, for the file that they can take along; codes left out. */
export async function messagesTo(database: Pool, tenant: string, phone: string | null) {
  const { rows } = await database.query<{ at: Date; text: string }>(
    'select created_at as at, body as text from outbox where tenant = $1 and recipient = $2 and not secret order by id',
    [tenant, phone],
  )
  return rows.map(({ at, text }) => ({ at: at.toISOString(), text }))
}
