import { type Brand, brandHref } from '#app/brands/brand.ts'
import { brandsOf } from '#app/brands/brands.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

/** The brands of the kind asked for; on the page of a brand the others. */
export default async function load({
  content,
  lake,
  site,
  page,
  params,
}: LoadContext<ContentOf<typeof block>>) {
  const brands: Brand[] = await brandsOf(lake, site)
  return {
    brands: brands
      .filter(({ kind }) => content.kind === 'all' || kind === content.kind)
      .filter((brand) => brand.slug !== params.brand && brandHref(brand) !== page.path),
  }
}
