import { brandsOf } from '#app/brands/brands.server.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { countsOf, type FacetCount, listedNow } from '#app/stock/finder/finder.server.ts'
import { slugOf } from '#platform/slug.ts'
import type { ImageValue } from '#values/image.ts'
import type definition from './query.ts'

export interface PopularMake extends FacetCount {
  logo?: ImageValue
}

/** Makes that have stock, with the logo of the brand of the same name where the site has one. */
const load: BlockLoad<ContentOf<typeof definition>, { makes: PopularMake[] }> = async (context) => {
  const { content, lake, site, stock } = context
  const [[answer], brands] = await Promise.all([
    stock.search([{ filters: listedNow(context), facets: ['make'], hitsPerPage: 0, maxValuesPerFacet: 300 }]),
    brandsOf(lake, site).catch(() => []),
  ])
  const counts = countsOf(answer?.facets?.make)
  const chosen = content.makes.map((name) => slugOf(name))
  const shown =
    chosen.length > 0
      ? chosen.flatMap((slug) => counts.filter(({ value }) => slugOf(value) === slug))
      : counts.slice(0, content.limit)
  const logoOf = (make: string) =>
    brands.find(({ name, slug }) => slug === slugOf(make) || name.toLowerCase() === make.toLowerCase())?.logo
  return { makes: shown.map((make) => ({ ...make, logo: logoOf(make.value) })) }
}

export default load
