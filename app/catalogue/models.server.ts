import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { list } from '#values/fields.ts'
import { type Model, modelProjection, modelValue } from './model.ts'

/** The tenant's models, by maker and name. */
export const modelsOf = (lake: TenantContent): Promise<Model[]> =>
  lake.query({
    query: `*[_type == "model" && tenant._ref == $tenant && defined(slug.current)] | order(coalesce(manufacturer->order, 1000) asc, coalesce(order, 1000) asc, name asc){${modelProjection}}`,
    shape: list(modelValue),
  })

/** The tenant's models of one brand, in the order marketing gave them. */
export const modelsOfBrand = (lake: TenantContent, brand: string): Promise<Model[]> =>
  lake.query({
    query: `*[_type == "model" && tenant._ref == $tenant && defined(slug.current) && manufacturer->slug.current == $brand] | order(coalesce(order, 1000) asc, name asc){${modelProjection}}`,
    params: { brand },
    shape: list(modelValue),
  })
