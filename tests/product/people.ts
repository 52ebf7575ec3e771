import type { OutboxRow } from '#app/messages/message.ts'
import { eventually, type ProductInfo, type Visit, visit } from './index.ts'
import { staffOf } from './staff.ts'

/** JSON to an endpoint of a site, as its own pages send it. */
export const postJson = (
  product: Pick<ProductInfo, 'sitePort'>,
  tenant: string,
  path: string,
  body: unknown,
  { headers = {}, from }: { headers?: Record<string, string>; from?: string } = {},
): Promise<Visit> =>
  visit(product, tenant, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    from,
  })

/** The messages of a site as an editor sees them in the Studio's Outbox, the newest first. */
export async function outboxOf(product: ProductInfo, tenant: string): Promise<OutboxRow[]> {
  const { headers } = await staffOf(product, tenant)
  const { body } = await visit(product, tenant, '/api/staff/outbox', { headers })
  return JSON.parse(body).messages
}

/** The newest code that was texted to a number (E.164). */
export async function codeFor(product: ProductInfo, tenant: string, phone: string): Promise<string> {
  return eventually(async () => {
    const message = (await outboxOf(product, tenant)).find(({ recipient }) => recipient === phone)
    const [, code] = /^(\d{6}) is your code/.exec(message?.text ?? '') ?? []
    if (!code) throw new Error(`No code was texted to ${phone}.`)
    return code
  })
}

/** Signs a shopper in as a browser does. @returns the cookie of the session: `session=…` */
export async function signInShopper(product: ProductInfo, tenant: string, phone: string): Promise<string> {
  const asked = await postJson(product, tenant, '/api/auth/request-code', { phone })
  if (asked.status !== 204) throw new Error(`A code cannot be had: ${asked.body}`)
  const code = await codeFor(product, tenant, phone)
  const { headers, status, body } = await postJson(product, tenant, '/api/auth/verify-code', { phone, code })
  if (status !== 200) throw new Error(`The code was refused: ${body}`)
  return headers['set-cookie']![0]!.split(';')[0]!
}
