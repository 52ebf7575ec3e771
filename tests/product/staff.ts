import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { editorClient, type ProductInfo, visit } from './index.ts'

/** What a tool of the Studio asks the site of a tenant: with a token that a secret of the Content Lake brings. */
export async function staffOf(product: ProductInfo, tenant: string) {
  const client = editorClient(product)
  const { id } = await client.request<{ id: string }>({ url: '/users/me' })
  const { secret } = await createPreviewSecret(client, 'forecourt/tools', product.studioUrl, id)
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
