import type { Brand } from '#app/brands/brand.ts'
import { brandOfBlock } from '#app/brands/brand-of-block.server.ts'
import {
  type BrandStock,
  brandStock,
  ifReadable,
  type ModelStock,
  stockOfModels,
} from '#app/brands/brand-stock.server.ts'
import type { Model } from '#app/catalogue/model.ts'
import { modelsOfBrand } from '#app/catalogue/models.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { slugOf } from '#platform/slug.ts'
import type block from './query.ts'

export interface RangeModel {
  name: string
  /** What marketing wrote of it; a model that is in stock alone has none. */
  written?: Pick<Model, 'body' | 'shortDescription' | 'priceFrom' | 'image'>
  /** Missing where none is in stock, or nobody can count them right now. */
  stock?: ModelStock & { href: string }
}

export interface Range {
  brand?: Pick<Brand, 'name'>
  models: RangeModel[]
  bodies: BrandStock['bodies']
  /** False where the stock could not be read, so that nobody is told that there is none. */
  counted: boolean
}

/** The models marketing wrote of, then those in stock, each with what the stock says. @throws NotFound as `brandOfBlock` */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Range> {
  const brand = await brandOfBlock(context)
  if (!brand) return { models: [], bodies: [], counted: false }
  const [written, found] = await Promise.all([
    modelsOfBrand(context.lake, brand.slug),
    ifReadable(context, brandStock(context, brand)),
  ])
  const stock = found?.read
  const known = new Set(written.map(({ name }) => slugOf(name)))
  const stocked = new Map(stock?.models.map((model) => [slugOf(model.value), model]))
  const named: RangeModel[] = [
    ...written.map((model) => ({ name: model.name, written: model })),
    ...(stock?.models ?? [])
      .filter(({ value }) => !known.has(slugOf(value)))
      .map(({ value }) => ({ name: value })),
  ].slice(0, context.content.limit)
  const inStock = named.flatMap(({ name }) => stocked.get(slugOf(name)) ?? [])
  const asked = inStock.map(({ value }) => value)
  const counted = stock && (await ifReadable(context, stockOfModels(context, stock.make, asked)))
  const counts = counted?.read ?? []
  const models = named.map((model) => {
    const at = asked.findIndex((value) => slugOf(value) === slugOf(model.name))
    const here = counts[at]
    return here ? { ...model, stock: { ...here, href: inStock[at]!.href } } : model
  })
  return { brand, models, bodies: stock?.bodies ?? [], counted: found !== undefined }
}
