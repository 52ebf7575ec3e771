import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

const load: BlockLoad<ContentOf<typeof definition>, string[]> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  return [...new Set(vehicle?.standardEquipment.map((feature) => feature.trim()).filter(Boolean))]
}

export default load
