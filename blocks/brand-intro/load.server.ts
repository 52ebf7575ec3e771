import type { Brand } from '#app/brands/brand.ts'
import { brandBySlug } from '#app/brands/brands.server.ts'
import { type ContentOf, type LoadContext, NotFound } from '#app/page/block.ts'
import type block from './query.ts'

/**
 * The brand the block names, else the brand of the address.
 * @throws NotFound for an address whose brand this tenant does not have (ROUTE-57).
 */
export default async function load({ content, lake, params }: LoadContext<ContentOf<typeof block>>) {
  const slug = content.brand ?? params.brand
  const brand: Brand | null = slug ? await brandBySlug(lake, slug) : null
  if (!brand && params.brand && !content.brand) throw new NotFound(`No brand ${params.brand} on this site.`)
  return { brand: brand ?? undefined }
}
