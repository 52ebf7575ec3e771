import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'
import { NotSent, type Transports } from './message.ts'

interface Row {
  kind: 'sms' | 'mail'
  recipient: string
  subject: string | null
  body: string
  html: string | null
  reply_to: string | null
  attachments: { name: string; type: string; content: string }[]
  expires_at: Date | null
  late: boolean
}

/**
 * Hands a message to the provider. One that has been taken away since leaves it in the outbox, and that is all. A message that is refused for
 * good is marked as such; every other failure is tried again.
 */
export const sendJob = defineJob({
  name: 'messages.send',
  attempts: 6,
  backoff: { first: 5, max: 900 },
  timeLimit: 30,
  payload: z.object({ id: z.string() }),
  async run(
    { id },
    { tenant, services, signal }: JobContext<{ database: Pool; messageTransports: Transports }>,
  ) {
    const { database, messageTransports } = services
    const { rows } = await database.query<Row>(
      `select kind, recipient, subject, body, html, reply_to, attachments, expires_at,
        coalesce(expires_at < now(), false) as late
      from outbox where tenant = $1 and id = $2 and sent_at is null and refused is null`,
      [tenant, id],
    )
    const row = rows[0]
    if (!row) return
    const transport = messageTransports[row.kind]
    const close = (sentBy: string | null, refused: string | null) =>
      database.query(
        `update outbox set sent_at = case when $4::text is null then now() end, sent_by = $3::text, refused = $4,
          body = case when secret and $3::text is not null then '' else body end
        where tenant = $1 and id = $2`,
        [tenant, id, sentBy, refused],
      )
    if (!transport) return close(null, null)
    if (row.late) return close(transport.name, 'It was too late to send it.')
    try {
      await (row.kind === 'sms'
        ? messageTransports.sms?.send(
            { to: row.recipient, text: row.body, until: row.expires_at ?? undefined },
            signal,
          )
        : messageTransports.mail?.send(mailOf(row), signal))
    } catch (error) {
      if (error instanceof NotSent && error.forGood) return close(transport.name, error.message)
      throw error
    }
    await close(transport.name, null)
  },
})

const mailOf = ({ recipient, subject, body, html, reply_to, attachments }: Row) => ({
  to: recipient,
  subject: subject ?? '',
  text: body,
  html: html ?? undefined,
  replyTo: reply_to ?? undefined,
  attachments: attachments.map(({ content, ...about }) => ({
    ...about,
    content: Buffer.from(content, 'base64'),
  })),
})
