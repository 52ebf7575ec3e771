import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { hasPlugin } from '#app/vehicle-page/plugins.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Report {
  /** Address of the file. */
  file: string
}

/** Null without the plug-in (VDP-44), without a file and for a vehicle that is not for sale. */
const load: BlockLoad<ContentOf<typeof definition>, Report | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle?.file || !hasPlugin(context.site.settings, 'PPSR Report') || !isAvailable(vehicle)) return null
  return { file: vehicle.file }
}

export default load
