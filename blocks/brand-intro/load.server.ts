import type { Brand } from '#app/brands/brand.ts'
import { brandOfBlock } from '#app/brands/brand-of-block.server.ts'
import { type BrandStock, brandStock, ifReadable } from '#app/brands/brand-stock.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

export interface Intro {
  brand?: Brand
  /** Missing where the site has no vehicle of the brand, or nobody can count them right now. */
  stock?: BrandStock
}

/** The brand with its live stock. @throws NotFound as `brandOfBlock` */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Intro> {
  const brand = await brandOfBlock(context)
  if (!brand) return {}
  const found = await ifReadable(context, brandStock(context, brand))
  return { brand, stock: found?.read }
}
