import type { TenantStock, Withdrawn } from '#app/stock/tenant-stock.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'

/** A vehicle that the site shows, or has shown; null where it has none such, or hides it. @throws StockUnavailable */
export async function shownVehicle(
  slug: string,
  { stock, site }: { stock: TenantStock; site: Site },
): Promise<Vehicle | Withdrawn | null> {
  const found = await stock.vehicle(slug)
  if (!found) return null
  const vehicle = 'withdrawn' in found ? found.withdrawn : found
  if (vehicle.show_on_dealer_website === false) return null
  const kinds: readonly string[] = site.settings.vehicleKinds
  return kinds.length > 0 && !kinds.includes(vehicle.item_type) ? null : found
}
