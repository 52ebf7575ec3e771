import { type BlockLoad, type ContentOf, NotFound } from '#app/page/block.ts'
import { isWithdrawn } from '#app/stock/rules/availability.ts'
import { type Brochure, brochureOf } from '#app/vehicle-page/brochure.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { dateIn, startOfDayIn } from '#values/schedule.ts'
import type definition from './query.ts'

const load: BlockLoad<ContentOf<typeof definition>, Brochure | null> = async (context) => {
  const { search, params, site, instant, head, validUntil } = context
  const slug = search.get('car_id') ?? params.vehicle
  // The page to print is nothing without a vehicle; another page may go on without this block.
  if (!slug && params.sheet) throw new NotFound()
  const vehicle = slug ? await vehicleOfPage({ ...context, params: { vehicle: slug } }) : null
  if (!vehicle) return null
  if (isWithdrawn(vehicle)) throw new NotFound('The vehicle is no longer for sale.', 410)
  if (params.sheet) head({ title: `${vehicle.name} | ${site.name}`, noindex: true })
  const expired = startOfDayIn(site.timeZone, vehicle.rego_expiry?.slice(0, 10) ?? '', 1)
  if (expired && expired > instant) validUntil(expired)
  return brochureOf(vehicle, site, dateIn(site.timeZone, instant))
}

export default load
