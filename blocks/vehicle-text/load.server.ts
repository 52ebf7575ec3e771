import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { type RichTextValue, richTextValue } from '#values/rich-text.ts'
import type definition from './query.ts'

/** The site's text for the type of the vehicle, else that for all; on other pages that for all. */
const load: BlockLoad<ContentOf<typeof definition>, RichTextValue> = async (context) => {
  const { whatsIncluded, whyBuyFromUs, protectYourCar, vehicleDisclaimer } = context.site.settings
  const texts = { whatsIncluded, whyBuyFromUs, protectYourCar, vehicleDisclaimer }[context.content.which]
  const vehicle = await vehicleOfPage(context)
  // What comes with a vehicle, and why to buy it here, is said of one that is for sale.
  if (vehicle && !isAvailable(vehicle) && context.content.which !== 'vehicleDisclaimer') return []
  const own = vehicle && richTextValue.parse(texts[vehicle.car_type])
  return own && own.length > 0 ? own : richTextValue.parse(texts.text)
}

export default load
