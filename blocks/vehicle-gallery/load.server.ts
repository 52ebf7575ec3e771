import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isStudioPicture } from '#app/stock/card/pictures.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { type ViewerPicture, viewerPictures } from '#app/vehicle-page/pictures.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Gallery {
  name: string
  pictures: ViewerPicture[]
  /** They show the kind of body, not the vehicle itself. */
  studio: boolean
  unavailable: boolean
}

const load: BlockLoad<ContentOf<typeof definition>, Gallery | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const pictures = viewerPictures(vehicle)
  return {
    name: vehicle.name,
    pictures,
    studio: pictures.some(({ url }) => isStudioPicture(url)),
    unavailable: !isAvailable(vehicle),
  }
}

export default load
