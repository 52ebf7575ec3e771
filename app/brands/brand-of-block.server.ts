import { type LoadContext, NotFound } from '#app/page/block.ts'
import type { Brand } from './brand.ts'
import { brandBySlug } from './brands.server.ts'

/**
 * The brand that a block names, else the brand of the page's address; null where there is neither.
 * @throws NotFound for an address whose brand this tenant does not have (ROUTE-57).
 */
export async function brandOfBlock({
  content,
  lake,
  params,
}: Pick<LoadContext<{ brand?: string }>, 'content' | 'lake' | 'params'>): Promise<Brand | null> {
  const slug = content.brand ?? params.brand
  if (!slug) return null
  const brand = await brandBySlug(lake, slug)
  if (!brand && !content.brand) throw new NotFound(`No brand ${slug} on this site.`)
  return brand
}
