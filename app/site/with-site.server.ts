import { isContentUnavailable } from '#app/content/answers.server.ts'
import { incomingFolder } from '#app/forms/received-file.server.ts'
import { keyFields, submissionKey } from '#app/forms/submission-key.server.ts'
import { createWrite } from '#app/forms/write.server.ts'
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointContext,
  EndpointError,
  type WriteEndpoint,
} from '#app/page/endpoint.ts'
import { json } from '#app/page/json.ts'
import type { Caller, Visit } from '#app/page/platform.ts'
import type { Person, Role } from '#app/page/staff.ts'
import { WriteUnavailable } from '#app/page/write.ts'
import { readStaffToken } from '#app/staff/token.server.ts'
import { isMultipart, readFormBody } from './form-body.server.ts'
import { checkOrigin, checkRate, Refused, readJson, readJsonBody } from './guard.server.ts'

export const siteUnavailable = 'The site cannot be reached right now.'

/** The one door of all endpoints: method, origin, rate, size, input, and an answer in JSON whatever happens. */
export async function withSite(request: Request, visit: Visit, caller: Caller): Promise<Response> {
  const { platform, site, reads, instant, path } = visit
  const { endpoint, ...found } = platform.endpoints.at(request.method, path)
  if (!endpoint) {
    const allow = 'allow' in found ? found.allow : []
    return request.method === 'OPTIONS' ? preflight(allow) : wrongMethod(allow)
  }
  const open = endpoint.anyOrigin || endpoint.staff ? openToAll : {}
  const context: EndpointContext = {
    ...platform.services(site, reads),
    platform,
    site,
    reads,
    instant,
    log: platform.log,
    caller,
    request,
    params: 'params' in found ? found.params : {},
  }
  try {
    if (endpoint.staff) context.person = personOf(context, endpoint.staff)
    const answer = await run(endpoint, context, visit, caller)
    if (answer instanceof Response) return answer
    return json(200, answer, { ...open, 'cache-control': endpoint.cacheControl ?? 'no-store' })
  } catch (err) {
    if (err instanceof Refused) return json(err.status, { error: err.message }, { ...open, ...err.headers })
    if (err instanceof EndpointError) {
      if (err.status >= 500) platform.log.warn({ err, tenant: site.id, path }, 'an endpoint could not answer')
      return json(err.status, { error: err.message }, open)
    }
    if (isContentUnavailable(err)) return json(503, { error: siteUnavailable }, open)
    platform.log.error({ err, tenant: site.id, path }, 'an endpoint failed')
    if (err instanceof WriteUnavailable)
      return json(503, { error: 'This cannot be saved right now. Please try again in a minute.' }, open)
    return json(500, { error: 'Something went wrong. Please try again.' }, open)
  }
}

/** No cookie is ever looked at here, so that no page can use what a browser is signed in to. */
const openToAll: Record<string, string> = { 'access-control-allow-origin': '*' }

/** Browsers ask this before a tool of the Studio, which stands at another origin, may send its token. */
function preflight(allow: readonly string[]) {
  if (allow.length === 0) return json(404, { error: 'There is nothing at this address.' })
  const headers = {
    ...openToAll,
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  }
  return new Response(null, { status: 204, headers })
}

/** @throws Refused 401 without a good token for this site, 403 for another role */
function personOf({ request, platform, site, instant }: EndpointContext, allowed: readonly Role[]): Person {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const person = readStaffToken(platform.secret, token, site.id, instant.getTime())
  if (!person) throw new Refused(401, 'Your access has ended. Open the tool again.')
  if (!allowed.includes(person.role)) throw new Refused(403, 'Your role may not do this.')
  return { user: person.user, role: person.role }
}

function wrongMethod(allow: readonly string[]) {
  if (allow.length === 0) return json(404, { error: 'There is nothing at this address.' })
  const allowed = allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return json(405, { error: `Use ${allow.join(' or ')}.` }, { allow: allowed.join(', ') })
}

async function run(
  endpoint: Endpoint,
  context: EndpointContext,
  { search }: Visit,
  caller: Caller,
): Promise<EndpointAnswer> {
  if (endpoint.method === 'POST') return write(endpoint, context, caller)
  const query = endpoint.query.safeParse(paramsOf(search))
  if (!query.success) throw new Refused(422, endpoint.queryProblem ?? problemOf(query.error.issues[0]))
  return endpoint.run(query.data, context)
}

async function write(endpoint: WriteEndpoint, context: EndpointContext, caller: Caller) {
  const { request, platform, site } = context
  const { path, rate } = endpoint
  if (!endpoint.staff && !endpoint.anyOrigin) checkOrigin(request, site)
  await checkRate(platform.rates, path, { site, caller, rate })
  if (!endpoint.files || !isMultipart(request))
    return take(endpoint, await readJsonBody(request, endpoint.maxBytes), new FormData(), context)
  const { form, discard } = await readFormBody(request, {
    folder: incomingFolder(platform.env.DATA_DIR),
    files: async () => endpoint.files?.(context),
  })
  try {
    const json = form.get('json')
    form.delete('json')
    return await take(endpoint, readJson(json), form, context)
  } finally {
    await discard()
  }
}

/** The one door of all that endpoints take: their schema, and a key for what was sent. */
async function take(endpoint: WriteEndpoint, sent: unknown, files: FormData, context: EndpointContext) {
  const { request, platform, site, caller } = context
  const { path } = endpoint
  const body = endpoint.body.safeParse(sent)
  if (!body.success) throw new Refused(422, endpoint.bodyProblem ?? problemOf(body.error.issues[0]))
  const key = submissionKey({
    secret: platform.secret,
    to: path,
    given: request.headers.get('idempotency-key'),
    address: caller.address,
    fields: [['body', JSON.stringify(sent)], ...keyFields(files)],
    within: 60,
  })
  return endpoint.run(body.data, { ...context, files, write: createWrite(platform, site.id, key) })
}

/** A parameter that is there twice is a list, so that none is taken for the other. */
const paramsOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

const problemOf = (issue: { path: PropertyKey[]; message: string } | undefined) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
