import { brandsOf, companiesOf } from '#app/brands/brands.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

export default async function load({ lake, site }: LoadContext<ContentOf<typeof block>>) {
  const [brands, companies] = await Promise.all([brandsOf(lake, site), companiesOf(lake)])
  return { brands, companies }
}
