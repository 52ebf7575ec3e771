import type { StockRecord } from '#app/stock/index/record.ts'
import type { Site } from '#app/tenancy/site.ts'

/** The vehicles of a listing in their order, each by the address of its own page; null for an empty one. */
export function itemListJsonLd(
  records: readonly Pick<StockRecord, 'slug' | 'name'>[],
  { origin }: Pick<Site, 'origin'>,
) {
  if (records.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: records.length,
    itemListElement: records.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}/cars/${slug}`,
    })),
  }
}
