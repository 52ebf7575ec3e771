import type { StockRecord } from '#app/stock/index/record.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'

/**
 * Vehicles of the site in the order of their ids; those that it does not have are left out.
 * @param filters of the search, such as those of what is listed now; without them whatever has become of a vehicle
 * @throws StockUnavailable
 */
export async function recordsById(
  stock: TenantStock,
  ids: readonly number[],
  filters?: string,
): Promise<StockRecord[]> {
  if (ids.length === 0) return []
  const [answer] = await stock.search([
    { filters, numericFilters: [ids.map((id) => `id=${id}`)], hitsPerPage: ids.length },
  ])
  const byId = new Map(answer?.hits.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
