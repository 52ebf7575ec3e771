import type { Brand } from '#app/brands/brand.ts'
import { brandsOf } from '#app/brands/brands.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

export default async function load({ content, lake, site }: LoadContext<ContentOf<typeof block>>) {
  const brands: Brand[] = await brandsOf(lake, site)
  return { brands: brands.filter(({ kind }) => content.kind === 'all' || kind === content.kind) }
}
