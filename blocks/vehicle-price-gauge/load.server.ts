import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { hasPlugin } from '#app/vehicle-page/plugins.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

export interface Comparison {
  /** What the browser asks. */
  address: string
  /** "Drive Away", as it stands beside every price. */
  priceType?: string
  /** The site works it out itself, and can say how. */
  own: boolean
}

/** Null without the plug-in (GAUGE-09), and for a vehicle whose price nothing can be said of. */
const load: BlockLoad<ContentOf<typeof definition>, Comparison | null> = async (context) => {
  const { settings } = context.site
  const vehicle = await vehicleOfPage(context)
  if (!vehicle || !hasPlugin(settings, 'Autogauge') || !isAvailable(vehicle) || !hasPrice(vehicle))
    return null
  const { autogaugeBaseUrl: base } = settings
  return {
    address: paths.priceGauge(vehicle, base),
    priceType: vehicle.price_type?.trim() || undefined,
    own: base === '',
  }
}

export default load
