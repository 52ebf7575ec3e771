import type { AppLoadContext } from '@remix-run/node'
import { fieldNames, typedValues, withoutOwnFields } from '#app/forms/fields.ts'
import { incomingFolder } from '#app/forms/received-file.server.ts'
import { keyFields, submissionKey } from '#app/forms/submission-key.server.ts'
import { readFormToken } from '#app/forms/token.server.ts'
import { createWrite } from '#app/forms/write.server.ts'
import type { ActionResult } from '#app/page/action.ts'
import { findBlock } from '#app/page/compose.server.ts'
import { findOnSite } from '#app/page/find-on-site.server.ts'
import { json } from '#app/page/json.ts'
import type { Caller, Outcome, Visit } from '#app/page/platform.ts'
import { WriteUnavailable } from '#app/page/write.ts'
import { readFormBody } from './form-body.server.ts'
import { checkRate, Refused } from './guard.server.ts'
import { resolvePage } from './resolve.server.ts'

const actionTimeMs = 15_000

const expired = 'This form was open for a long time. Please check it and send it again.'
const trapped = 'Please leave the hidden field of the form empty and send it again.'
const unavailable = 'We could not save this right now. Nothing was sent. Please try again in a minute.'
const failed = 'Something went wrong, and what you typed is still here. Please send it again.'

/** A POST to a page, for the page that is rendered after it: `context` then holds what came of it. */
export async function takeForm(request: Request, context: AppLoadContext) {
  try {
    const outcome = await actOnPage(request, context.visit, context.caller)
    context.visit = { ...context.visit, outcome }
  } catch (err) {
    if (!(err instanceof Refused)) throw err
    context.refused = err
  }
}

/** A POST to a page from its script: what came of it, and the block as it is now. */
export async function answerForm(request: Request, visit: Visit, caller: Caller): Promise<Response> {
  try {
    const outcome = await actOnPage(request, visit, caller)
    const { status, values: _, cookie, ...result } = outcome.result
    const html = result.redirect ? undefined : await markupOf({ ...visit, outcome }, outcome.block)
    return json(status, { ...result, html }, cookie ? { 'set-cookie': cookie } : {})
  } catch (err) {
    if (!(err instanceof Refused)) throw err
    return json(err.status, { error: err.message }, err.headers)
  }
}

/** Markup of one static block of the page. */
async function markupOf(visit: Visit, key: string) {
  const page = await resolvePage(visit.path, visit)
  return page.kind === 'page' ? page.blocks.find((block) => block.key === key)?.html : undefined
}

/**
 * A POST to a page: reaches the block of that page whose form was sent, and no other.
 * @throws Refused for what is not a form of this page, too large or too often
 */
export async function actOnPage(request: Request, visit: Visit, caller: Caller): Promise<Outcome> {
  const { platform, site } = visit
  await checkRate(platform.rates, 'page', { site, caller, rate: { points: 60, seconds: 60 } })
  const { form, discard } = await readFormBody(request, {
    folder: incomingFolder(platform.env.DATA_DIR),
    // The fields that say which form this is stand before its files, so that nobody else's are written.
    files: async (head) => {
      const { action, target } = await targetOf(head, visit)
      return action.files?.(target.content)
    },
  })
  return actOnForm(form, request, visit, caller).finally(discard)
}

/** The block of the page whose form was sent. @throws Refused where there is none such */
async function targetOf(form: FormData, visit: Visit) {
  const { platform, site, path, instant } = visit
  const token = String(form.get(fieldNames.token) ?? '')
  const known = readFormToken(platform.secret, token, { tenant: site.id, path }, instant.getTime())
  if (!known) throw new Refused(403, 'This form does not belong to this page.')
  const found = await findOnSite(path, visit)
  const target = found && (await findBlock(found.raw, found.context, known.block))
  const action = target?.module.action
  if (!found || !target || !action) throw new Refused(404, 'The form is no longer on this page.')
  return { ...known, page: found.page, params: found.params, target, action }
}

async function actOnForm(form: FormData, request: Request, visit: Visit, caller: Caller): Promise<Outcome> {
  const { platform, site, path, instant } = visit
  const { block, expired: isExpired, page, params, target, action } = await targetOf(form, visit)
  const typed = withoutOwnFields(form)
  const refused = (result: Omit<ActionResult, 'values'>): Outcome => ({
    block,
    result: { ...result, values: typedValues(typed) },
  })

  if (isExpired) return refused({ status: 422, error: expired })
  if (form.get(fieldNames.trap)) return refused({ status: 422, error: trapped })
  try {
    await checkRate(platform.rates, `block.${target.module.definition.type}`, {
      site,
      caller,
      rate: action.rate,
    })
    const result = await action.run({
      ...platform.services(site, visit.reads),
      visitor: visit.visitor ?? null,
      caller,
      content: target.content,
      site,
      page,
      params,
      form: typed,
      instant,
      signal: AbortSignal.timeout(actionTimeMs),
      log: platform.log,
      write: createWrite(
        platform,
        site.id,
        submissionKey({
          secret: platform.secret,
          to: block,
          given: form.get(fieldNames.key),
          address: caller.address,
          fields: keyFields(form),
          within: tenMinutes,
        }),
      ),
      sender: {
        url: site.origin + path,
        userAgent: request.headers.get('user-agent') ?? '',
        referrer: request.headers.get('referer') ?? undefined,
      },
    })
    return { block, result }
  } catch (err) {
    if (err instanceof Refused) return refused({ status: 429, error: err.message })
    platform.log.error({ err, tenant: site.id, path, block }, 'a submission could not be written')
    return refused(
      err instanceof WriteUnavailable ? { status: 503, error: unavailable } : { status: 500, error: failed },
    )
  }
}

const tenMinutes = 600
