import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { toolsSource } from '#app/page/staff.ts'
import { editorClient, type ProductInfo, visit } from './index.ts'

/** Id of one of the demo people by the beginning of the address, as secrets name people. */
export async function personId(product: ProductInfo, start: string): Promise<string> {
  const client = editorClient(product)
  const { name } = product.users.find(({ email }) => email.startsWith(`${start}@`))!
  const members = await client.request<{ projectUserId: string }[]>({ url: '/projects/local/acl' })
  for (const { projectUserId } of members) {
    const person = await client.request<{ displayName: string }>({ url: `/users/${projectUserId}` })
    if (person.displayName === name) return projectUserId
  }
  throw new Error(`Nobody is called ${name}.`)
}

/**
 * What a tool of the Studio asks the site of a tenant: with a token that a secret of the Content Lake brings, of a
 * person or else of the owner of the editor's token.
 */
export async function staffOf(product: ProductInfo, tenant: string, userId?: string) {
  const client = editorClient(product)
  const id = userId ?? (await client.request<{ id: string }>({ url: '/users/me' })).id
  const { secret } = await createPreviewSecret(client, toolsSource(tenant), product.studioUrl, id)
  const origin = new URL(product.studioUrl).origin
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    visit(product, tenant, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    })
  const { token } = JSON.parse((await post('/api/staff/token', { secret })).body)
  const headers = { authorization: `Bearer ${token}` }
  return {
    headers,
    async get<Answer>(path: string): Promise<Answer> {
      const { status, body } = await visit(product, tenant, path, { headers })
      if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
      return JSON.parse(body)
    },
    post: (path: string, body: unknown) => post(path, body, headers),
  }
}
