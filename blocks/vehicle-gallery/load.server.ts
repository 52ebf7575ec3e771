import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isStudioPicture } from '#app/stock/card/pictures.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { photoRequestHref } from '#app/stock/rules/buttons.ts'
import { answers } from '#app/tenancy/reach.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { type Media, mediaOf } from './media.ts'
import type definition from './query.ts'

export interface Viewer extends Media {
  name: string
  /** They show the kind of body, not the vehicle itself. */
  studio: boolean
  unavailable: boolean
  /** Where more pictures are asked for, of a vehicle with few that is still for sale (PHOTO-03). */
  requestPhotos?: string
}

/** A vehicle with fewer pictures than this one has few. */
const enough = 4

const load: BlockLoad<ContentOf<typeof definition>, Viewer | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const media = mediaOf(vehicle, context.site.settings)
  const request = photoRequestHref(vehicle.id)
  const isFew = vehicle.photos_count < enough && isAvailable(vehicle) && answers(context.site, request)
  return {
    ...media,
    name: vehicle.name,
    studio: media.pictures.some(({ url }) => isStudioPicture(url)),
    unavailable: !isAvailable(vehicle),
    ...(isFew && { requestPhotos: request }),
  }
}

export default load
