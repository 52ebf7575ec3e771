import { z } from 'zod'
import { list } from '#values/fields.ts'
import type { LeadOrigin } from '../store/lead.ts'

const path = z.string().max(500).regex(/^\//)
const parameters = z
  .record(z.string().max(100), z.string().max(500))
  .catch({})
  .transform((all) => Object.fromEntries(Object.entries(all).slice(0, 50)))

const attributes = z
  .object({
    visited_pages: list(path).transform((all) => all.slice(-50)),
    linked_query_params: parameters.optional().transform((all = {}) => all),
  })
  .catch({ visited_pages: [], linked_query_params: {} })

/** What a browser says of its visit (FORM-14); what does not fit is left out, for no lead is refused because of it. */
export function readOrigin(
  said: { url?: unknown; lead_attributes?: unknown },
  sender: { url: string; userAgent: string; referrer?: string },
): LeadOrigin {
  const url = z.url().max(2000).safeParse(said.url)
  return {
    url: url.success && sameHost(url.data, sender.url) ? url.data : sender.url,
    source: 'Website',
    user_agent: sender.userAgent.slice(0, 500),
    ...(sender.referrer && { referrer: sender.referrer.slice(0, 2000) }),
    lead_attributes: attributes.parse(said.lead_attributes ?? {}),
  }
}

const sameHost = (one: string, other: string) => new URL(one).host === new URL(other).host
