import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { foldComments, plainComments } from '#app/vehicle-page/comments.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Comments {
  shown: string
  /** What More adds. */
  rest: string
}

const load: BlockLoad<ContentOf<typeof definition>, Comments | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  // What a dealer says of a vehicle is an offer.
  return vehicle && isAvailable(vehicle) ? foldComments(plainComments(vehicle.dealercomments)) : null
}

export default load
