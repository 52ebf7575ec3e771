import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { type ProductInfo, visit } from './index.ts'

/** Path that opens a page with its drafts, as the Studio makes it for one of its people: by default, whose token it is. */
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

/** The cookie of the last answer, as a browser sends it back. */
export const cookieOf = (headers: { 'set-cookie'?: string[] }) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

/** A cookie that sees the drafts of a tenant. */
export async function previewCookieOf(product: ProductInfo, client: SanityClient, tenant: string) {
  const { headers } = await visit(product, tenant, await previewPath(product, client, '/'))
  return cookieOf(headers)
}
