import { createHmac } from 'node:crypto'
import type { LeadFile } from '../files/lead-file.ts'
import type { Consent, Lead } from '../store/lead.ts'

/** Key of one site's signatures: made of the platform's secret, so that no site knows another's. */
export const webhookKey = (secret: string, tenant: string) =>
  createHmac('sha256', secret).update(`leads webhook\n${tenant}`).digest('hex')

interface Post {
  url: string
  /** Id of the delivery: the same at every try. */
  delivery: string
  site: { slug: string; name: string }
  lead: Lead
  consents: readonly (Consent & { at: Date })[]
  files: readonly LeadFile[]
  key: string
  now: Date
  signal: AbortSignal
}

/**
 * Posts a lead as JSON: `X-Forecourt-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body", hex>`, `Idempotency-Key` and
 * `X-Forecourt-Lead`. Anything but 2xx is a failure.
 * @throws Error that says how the receiver failed, without what the lead holds
 */
export async function postLead({ url, delivery, site, lead, consents, files, key, now, signal }: Post) {
  const { createdAt, fields, ...about } = lead
  const body = JSON.stringify({
    site,
    ...fields,
    ...about,
    lead_id: lead.id,
    created_at: createdAt.toISOString(),
    consents: consents.map(({ name, given, wording, at }) => ({
      name,
      given,
      wording,
      at: at.toISOString(),
    })),
    fields,
    files: files.map(({ field, name, type, bytes }) => ({ field, name, type, size: bytes })),
  })
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Forecourt',
      'idempotency-key': delivery,
      'x-forecourt-lead': String(lead.id),
      'x-forecourt-signature': `t=${seconds},v1=${signature}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
  }).catch((cause: unknown) => {
    throw new Error(`The dealer's system could not be reached: ${reasonOf(cause)}`)
  })
  // The connection is given back, and what it says is not kept: it may repeat the lead.
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The dealer's system answered ${response.status}.`)
}

const reasonOf = (error: unknown) => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? name ?? 'unknown')
}
