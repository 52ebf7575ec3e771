import { type EndpointContext, EndpointError } from '#app/page/endpoint.ts'
import type { Visit } from '#app/page/platform.ts'

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })

/** The one door of all endpoints: method, parameters and an answer in JSON whatever happens. */
export async function withSite(request: Request, visit: Visit): Promise<Response> {
  const { platform, site, reads, instant, path, search } = visit
  const { endpoint, ...found } = platform.endpoints.at(request.method, path)
  if (!endpoint) {
    const allow = 'allow' in found ? found.allow : []
    if (allow.length === 0) return json(404, { error: 'There is nothing at this address.' })
    const allowed = allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    return json(405, { error: `Use ${allow.join(' or ')}.` }, { allow: allowed.join(', ') })
  }
  const open: Record<string, string> = endpoint.anyOrigin ? { 'access-control-allow-origin': '*' } : {}
  const context: EndpointContext = {
    ...platform.services(site, reads),
    platform,
    site,
    reads,
    instant,
    log: platform.log,
    request,
    params: 'params' in found ? found.params : {},
  }
  try {
    const query = endpoint.query.safeParse(Object.fromEntries(search))
    if (!query.success)
      return json(422, { error: endpoint.queryProblem ?? problemOf(query.error.issues[0]) }, open)
    const answer = await endpoint.run(query.data, context)
    if (answer instanceof Response) return answer
    return json(200, answer, { ...open, 'cache-control': endpoint.cacheControl ?? 'no-store' })
  } catch (err) {
    if (err instanceof EndpointError) {
      if (err.status >= 500) platform.log.warn({ err, tenant: site.id, path }, 'an endpoint could not answer')
      return json(err.status, { error: err.message }, open)
    }
    platform.log.error({ err, tenant: site.id, path }, 'an endpoint failed')
    return json(500, { error: 'Something went wrong. Please try again.' }, open)
  }
}

const problemOf = (issue: { path: PropertyKey[]; message: string } | undefined) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
