import type { Transaction } from '#app/page/write.ts'
import type { Mail, Sms } from './message.ts'
import { sendJob } from './send-job.server.ts'

/** Sends a text message once the transaction is committed. @returns its id in the outbox */
export async function sendSms(transaction: Transaction, { to, text, secret = false, until }: Sms) {
  const { tenant, query, enqueue } = transaction
  const { rows } = await query<{ id: string }>(
    `insert into outbox (tenant, kind, recipient, body, secret, expires_at) values ($1, 'sms', $2, $3, $4, $5)
    returning id`,
    [tenant, to, text, secret, until ?? null],
  )
  const { id } = rows[0]!
  await enqueue(sendJob, { id })
  return id
}

/** Sends a mail once the transaction is committed. @returns its id in the outbox */
export async function sendMail(transaction: Transaction, mail: Mail) {
  const { tenant, query, enqueue } = transaction
  const { to, subject, text, html = null, replyTo = null, attachments = [] } = mail
  const kept = attachments.map(({ content, ...about }) => ({ ...about, content: content.toString('base64') }))
  const { rows } = await query<{ id: string }>(
    `insert into outbox (tenant, kind, recipient, subject, body, html, reply_to, attachments)
    values ($1, 'mail', $2, $3, $4, $5, $6, $7) returning id`,
    [tenant, to, subject, text, html, replyTo, JSON.stringify(kept)],
  )
  const { id } = rows[0]!
  await enqueue(sendJob, { id })
  return id
}
