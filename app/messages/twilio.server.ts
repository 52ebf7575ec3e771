import { z } from 'zod'
import type { Env } from '#platform/env.ts'
import { NotSent, type SmsTransport } from './message.ts'

type TwilioEnv = Pick<
  Env,
  'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_MESSAGING_SERVICE' | 'TWILIO_BASE'
>

const answerMs = 10_000
/** The longest that Twilio keeps a message in its queue, in seconds. */
const longestWait = 36_000

/** A message that Twilio cannot hand on by then is not sent any more: https://www.twilio.com/docs/api/errors/90007 */
function validFor(until: Date) {
  const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
  return { ValidityPeriod: String(Math.min(longestWait, Math.max(1, seconds))) }
}

const problem = z.object({ code: z.number().optional() }).catch({})

/**
 * Text messages by Twilio; undefined where the environment names no account.
 * @throws Error where it names an account and leaves out what that needs
 */
export function twilio(env: TwilioEnv): SmsTransport | undefined {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_BASE: base } = env
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE: service } = env
  if (!account) return undefined
  if (!token) throw new Error('TWILIO_ACCOUNT_SID is set, so TWILIO_AUTH_TOKEN must be set, too.')
  if (!from === !service)
    throw new Error(
      'TWILIO_ACCOUNT_SID is set, so one of TWILIO_FROM and TWILIO_MESSAGING_SERVICE must be set.',
    )
  const sender: Record<string, string> = service ? { MessagingServiceSid: service } : { From: from! }
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  return {
    name: 'Twilio',
    async send({ to, text, until }, signal) {
      const response = await fetch(`${base}/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ ...sender, To: to, Body: text, ...(until && validFor(until)) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      }).catch((cause: Error) => {
        throw new NotSent(`Twilio cannot be reached: ${cause.name}.`)
      })
      if (response.ok) return void response.body?.cancel()
      const { code } = problem.parse(await response.json().catch(() => ({})))
      // 400: this number or this text. Everything else (the account, its money, too much at once) may be mended.
      throw new NotSent(
        `Twilio answers ${response.status}${code ? ` with error ${code}, twilio.com/docs/api/errors/${code}` : ''}.`,
        { forGood: response.status === 400 },
      )
    },
  }
}
