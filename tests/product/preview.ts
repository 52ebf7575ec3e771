import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { type ProductInfo, visit } from './index.ts'

/** Path that opens a page with its drafts, as the Studio makes it for a person, by default the owner of the token. */
export async function previewPath(product: ProductInfo, client: SanityClient, path: string, userId?: string) {
  const id = userId ?? (await client.request<{ id: string }>({ url: '/users/me' })).id
  const studio = `${product.studioUrl}/presentation?preview=%2F`
  const { secret } = await createPreviewSecret(client, 'sanity/presentation', studio, id)
  const asked = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': `${path}?sanity-preview-perspective=drafts`,
  })
  return `/preview/enable?${asked}`
}

/** The cookie of a response, as a browser sends it back. */
export const cookieOf = (headers: { 'set-cookie'?: string[] }) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

/** A cookie for a preview of a tenant. */
export async function previewCookieOf(product: ProductInfo, client: SanityClient, tenant: string) {
  const { headers } = await visit(product, tenant, await previewPath(product, client, '/'))
  return cookieOf(headers)
}
