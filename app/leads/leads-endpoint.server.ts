import { z } from 'zod'
import { fieldNames } from '#app/forms/fields.ts'
import { readFormToken } from '#app/forms/token.server.ts'
import { findBlock } from '#app/page/compose.server.ts'
import { defineEndpoint, type EndpointContext, EndpointError, type WriteContext } from '#app/page/endpoint.ts'
import { findOnSite } from '#app/page/find-on-site.server.ts'
import { json } from '#app/page/json.ts'
import { tidyPath } from '#app/page/path.ts'
import { leadFormContent } from './form/content.ts'
import { formOf } from './form/context.server.ts'
import { stepFields } from './form/typed.ts'
import { general } from './kinds/general.ts'
import { type Kind, kinds } from './kinds/index.ts'
import { leadHeaders } from './lead-headers.ts'
import type { LeadResult } from './take-lead.server.ts'

/** Any values a form may have; what they have to be is for the form to say. */
const value = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])).max(100),
])
const body = z
  .object({ url: z.unknown(), lead_attributes: z.unknown() })
  .partial()
  .and(z.record(z.string().max(100), z.unknown()))

const trapped = 'Please leave the hidden field of the form empty and send it again.'
const expired = 'This form was open for a long time. Please check it and send it again.'
const gone = 'The form is no longer on this page. Please load the page again.'

/**
 * `POST /api/leads`: a form as JSON (FORM-13, FORM-14). 200 `{ lead_id, error: null }`, 422 `{ error, errors }`, 429, 503 and
 * 500 `{ error }` (FORM-16). With the token of a form it is checked as that form; without one, as the site's general
 * form of its category.
 */
export const leadsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  body,
  bodyProblem: 'Send the fields of a form as an object.',
  rate: { points: 60, seconds: 60 },
  // Files come with a form of ours alone, and with one that asks for them.
  async files(context) {
    const target = await targetOf(tokenOf(context), context)
    return target?.action?.files?.(target.content)
  },
  async run(sent, context) {
    if (sent[fieldNames.trap]) return respond({ status: 422, error: trapped })
    const { request } = context
    const form = formDataOf(sent)
    for (const [name, file] of context.files) if (typeof file !== 'string') form.append(name, file)
    const header = (name: string) => request.headers.get(name) ?? undefined
    for (const [name, from] of [
      [stepFields.step, leadHeaders.step],
      [stepFields.proof, leadHeaders.proof],
    ] as const) {
      const said = header(from)
      form.delete(name)
      if (said !== undefined) form.set(name, said)
    }
    form.delete(stepFields.back)
    const origin = {
      url: context.site.origin,
      userAgent: header('user-agent') ?? '',
      referrer: header('referer'),
    }
    const pace = header(leadHeaders.pace)
    const said = { url: sent.url, lead_attributes: sent.lead_attributes, pace }
    const token = tokenOf(context, sent.url)
    return respond(
      token
        ? await asForm(token, form, said, { context, sender: origin })
        : await asGeneral(form, said, { context, sender: origin }),
    )
  },
})

/** What the token of the headers says, for the page that they name; undefined where there is none. */
function tokenOf({ request, platform, site, instant }: EndpointContext, url?: unknown) {
  const token = request.headers.get(leadHeaders.token)
  if (!token) return undefined
  const { path, search } = placeOf(request.headers.get(leadHeaders.page) ?? url, site.origin)
  return {
    path,
    search,
    known: readFormToken(platform.secret, token, { tenant: site.id, path }, instant.getTime()),
  }
}

type Said = { url?: unknown; lead_attributes?: unknown; pace?: unknown }
interface From {
  context: WriteContext
  sender: { url: string; userAgent: string; referrer?: string }
}

/** The block that a token names, where it still stands on its page. */
async function targetOf(
  token: ReturnType<typeof tokenOf>,
  { platform, site, reads, instant }: EndpointContext,
) {
  if (!token?.known) return undefined
  const { path, search, known } = token
  const found = await findOnSite(path, { platform, site, path, reads, search, instant })
  const target = found && (await findBlock(found.raw, found.context, known.block))
  return (
    target && {
      page: found.page,
      params: found.params,
      content: target.content,
      action: target.module.action,
    }
  )
}

/** The form of one block of one page, as the page's own door would take it. */
async function asForm(
  token: NonNullable<ReturnType<typeof tokenOf>>,
  form: FormData,
  said: Said,
  { context, sender }: From,
): Promise<LeadResult> {
  const { platform, site, reads, instant, log, write, caller } = context
  if (token.known?.expired) return { status: 422, error: expired }
  const target = await targetOf(token, context)
  if (!target?.action) return { status: 422, error: gone }
  const { action, ...place } = target
  const visitor = await platform.visitorOf(site, caller.cookies)
  // Whoever has the token of a page behind sign-in has not signed in by that.
  if (platform.pageKinds.accessAt(token.path, site)?.gate && !visitor)
    throw new EndpointError(401, 'Please sign in first.')
  const result = await action.run({
    ...platform.services(site, reads),
    ...{ ...place, site, form, instant, log, write },
    signal: AbortSignal.timeout(15_000),
    visitor,
    caller,
    sender: { ...sender, url: site.origin + token.path },
    said,
  })
  return result as LeadResult
}

const byCategory = new Map<string, Kind>(Object.values(kinds).map((kind) => [kind.category ?? '', kind]))

/** A form that another program sends. */
async function asGeneral(form: FormData, said: Said, { context, sender }: From): Promise<LeadResult> {
  const kind = byCategory.get(String(form.get('category'))) ?? general
  const made = await formOf(kind, leadFormContent.parse({}), {
    ...context,
    page: { title: 'API', path: '/api/leads' },
    given: (name) => {
      const one = form.get(name)
      return typeof one === 'string' && one !== '' ? one : undefined
    },
    validUntil: () => {},
  })
  return context.leads.take(made, { ...context, form, sender, said })
}

/** Path and query of the page that a form stands on; of the home page where it is not said. */
function placeOf(url: unknown, origin: string) {
  const said = typeof url === 'string' && URL.canParse(url, origin) ? new URL(url, origin) : undefined
  const at = said ?? new URL(origin)
  return { path: tidyPath(decoded(at.pathname)), search: at.searchParams }
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}

/** Names and values as a form of the browser would send them; objects and what is too long are left out. */
function formDataOf(sent: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, given] of Object.entries(sent)) {
    const read = value.safeParse(given)
    if (!read.success || read.data === null) continue
    for (const one of [read.data].flat()) form.append(name, String(one))
  }
  return form
}

function respond({ status, data, error, errors }: LeadResult) {
  const problem = error ?? Object.values(errors ?? {})[0]?.[0]
  const ok = status === 200
  return json(status, {
    ...(ok ? { lead_id: data?.lead_id, proof: data?.proof } : {}),
    error: ok ? null : (problem ?? 'An unexpected error occured'),
    ...(errors && { errors }),
  })
}
