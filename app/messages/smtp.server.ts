import { createTransport } from 'nodemailer'
import type { Env } from '#platform/env.ts'
import { type MailTransport, NotSent } from './message.ts'

type SmtpEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>

const answerMs = 20_000

/**
 * Mails by SMTP; undefined where the environment names no server.
 * @throws Error where it names one and leaves out who mails are from
 */
export function smtp({ SMTP_URL: url, MAIL_FROM: from }: SmtpEnv): MailTransport | undefined {
  if (!url) return undefined
  if (!from) throw new Error('SMTP_URL is set, so MAIL_FROM must be set, too.')
  const server = createTransport({
    url,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  })
  return {
    name: 'SMTP',
    async send({ to, subject, text, html, replyTo, attachments = [] }) {
      await server
        .sendMail({
          ...{ from, to, subject, text, html, replyTo },
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          // What a form says is text: no file of ours and no address is read because of it.
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: { responseCode?: number; code?: string }) => {
          const code = error.responseCode ?? 0
          throw new NotSent(`The mail server says ${code || (error.code ?? 'nothing')}.`, {
            // Of an address that there is not, 550 to 553 are said; a wrong password is mended by the operator.
            forGood: code >= 550 && code <= 553,
          })
        })
    },
  }
}
