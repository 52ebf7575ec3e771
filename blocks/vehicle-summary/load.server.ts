import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import { nextStep, stepOf } from '#app/stock/search/listed.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Summary {
  vehicle: Vehicle
  record: StockRecord
  /** Milliseconds; what "just arrived" is measured by. */
  now: number
}

const load: BlockLoad<ContentOf<typeof definition>, Summary | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const { site, instant, validUntil } = context
  validUntil(nextStep(instant))
  return { vehicle, record: toRecord(site.slug, vehicle), now: stepOf(instant) * 1000 }
}

export default load
