import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import { list } from '#values/fields.ts'
import { type Brand, brandProjection, brandValue, companyProjection, companyValue } from './brand.ts'

/** The tenant's brands in the order marketing gave them, limited by its `brands` switch when that names any. */
export async function brandsOf(lake: TenantContent, site: Site): Promise<Brand[]> {
  const brands = await lake.query({
    query: `*[_type == "brand" && tenant._ref == $tenant] | order(coalesce(order, 1000) asc, name asc){${brandProjection}}`,
    shape: list(brandValue),
  })
  const shown = site.settings.brands
  return shown.length > 0 ? brands.filter(({ slug }) => shown.includes(slug)) : brands
}

/** One brand of the tenant by its slug, or null. */
export function brandBySlug(lake: TenantContent, slug: string) {
  return lake.query({
    query: `*[_type == "brand" && tenant._ref == $tenant && slug.current == $slug][0]{${brandProjection}}`,
    params: { slug },
    shape: brandValue.nullable().catch(null),
  })
}

/** The companies of the dealer group. */
export function companiesOf(lake: TenantContent) {
  return lake.query({
    query: `*[_type == "groupCompany" && tenant._ref == $tenant] | order(coalesce(order, 1000) asc, name asc){${companyProjection}}`,
    shape: list(companyValue),
  })
}
