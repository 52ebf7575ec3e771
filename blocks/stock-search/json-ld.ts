import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import { itemListJsonLd } from '#app/seo/item-list.ts'
import { collapseSold } from '#app/stock/rules/collapse.ts'
import type { ListingData } from './data.ts'
import type definition from './query.ts'

/** The vehicles of this page of the listing, as they stand on it. */
const jsonLd: BlockJsonLd<ContentOf<typeof definition>, ListingData> = ({ data, site }) =>
  itemListJsonLd(collapseSold(data.answers[0]?.hits ?? []), site)

export default jsonLd
