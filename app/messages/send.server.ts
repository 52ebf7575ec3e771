import type { Transaction } from '#app/page/write.ts'
import type { Env } from '#platform/env.ts'
import type { Mail, OutboxRow, Sms, Transports } from './message.ts'
import { sendJob } from './send-job.server.ts'
import { smtp } from './smtp.server.ts'
import { twilio } from './twilio.server.ts'

/** The providers that an environment names. @throws Error where it names one by half */
export const transportsOf = (env: Env): Transports => ({ sms: twilio(env), mail: smtp(env) })

/** Says something to people once a transaction is committed. */
export interface Messages {
  /** @returns its id in the outbox */
  sendSms(transaction: Transaction, sms: Sms): Promise<string>
  /** @returns its id in the outbox */
  sendMail(transaction: Transaction, mail: Mail): Promise<string>
}

/** Messages to these providers. A message of a kind without one stands in the outbox, and that is all: it needs no job. */
export function messagesBy(transports: Transports): Messages {
  const hasProvider = (kind: OutboxRow['kind']) => transports[kind] !== undefined
  const sent = async (
    { query, enqueue }: Transaction,
    { kind, statement, values }: { kind: OutboxRow['kind']; statement: string; values: unknown[] },
  ) => {
    const { rows } = await query<{ id: string }>(statement, values)
    const { id } = rows[0]!
    if (hasProvider(kind)) await enqueue(sendJob, { id })
    return id
  }
  return {
    sendSms: (transaction, { to, text, secret = false, until }) =>
      sent(transaction, {
        kind: 'sms',
        statement: `insert into outbox (tenant, kind, recipient, body, secret, expires_at, sent_at)
          values ($1, 'sms', $2, $3, $4, $5, case when $6 then null else now() end) returning id`,
        values: [transaction.tenant, to, text, secret, until ?? null, hasProvider('sms')],
      }),

    sendMail(transaction, { to, subject, text, html = null, replyTo = null, attachments = [] }) {
      const kept = attachments.map(({ content, ...about }) => ({
        ...about,
        content: content.toString('base64'),
      }))
      return sent(transaction, {
        kind: 'mail',
        statement: `insert into outbox (tenant, kind, recipient, subject, body, html, reply_to, attachments, sent_at)
          values ($1, 'mail', $2, $3, $4, $5, $6, $7, case when $8 then null else now() end) returning id`,
        values: [
          ...[transaction.tenant, to, subject, text, html, replyTo, JSON.stringify(kept)],
          hasProvider('mail'),
        ],
      })
    },
  }
}
