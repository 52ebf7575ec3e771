import type { BlockLoad, ContentOf } from '#app/page/block.ts'
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
  return vehicle && foldComments(plainComments(vehicle.dealercomments))
}

export default load
