import type { AccessModel } from '../auth/grants.ts'
import { ensureDemoUsers } from '../auth/router.ts'
import { sessionCookie, startSession } from '../auth/sessions.ts'
import { listUsers } from '../auth/users.ts'
import type { TestLake } from './lake.ts'

/** Documents name their part in `part`, the part's own document too. */
export const parts: AccessModel = {
  title: 'Parts',
  options: '*[_type == "part"] | order(_id) {"id": _id, "title": _id}',
  filter: (scopes) =>
    `part._ref in ${JSON.stringify(scopes)} && (_type != "part" || _id in ${JSON.stringify(scopes)})`,
}

/** A signed-in person who is limited to these scopes. */
export async function personOf(lake: TestLake, scopes: string[], role: 'editor' | 'viewer' = 'editor') {
  const { context } = lake.server
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'not used: the session is made directly'
  await ensureDemoUsers(context, [{ email, name: `${role} of ${scopes}`, role, scopes, password }])
  const user = (await listUsers(context.pool)).find((one) => one.email === email)
  if (!user) throw new Error('The person was not added')
  const secret = await startSession(context.pool, user.id)
  const headers = { cookie: `${sessionCookie}=${secret}` }
  const send = (path: string, init: RequestInit = {}) =>
    lake.request(path, { ...init, headers: { ...headers, ...init.headers } })
  return {
    ...user,
    headers,
    send,
    get: async (path: string) => (await send(path)).json() as Promise<unknown>,
    post: (path: string, body: unknown) => send(path, { method: 'POST', body: JSON.stringify(body) }),
    query: async (query: string, search = '') => {
      const asked = await send(
        `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(query)}${search}`,
      )
      return ((await asked.json()) as { result: unknown }).result
    },
  }
}
