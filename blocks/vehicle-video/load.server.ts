import { type VideoAddress, videoAddress } from '#app/media/video-address.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { viewerPictures } from '#app/vehicle-page/pictures.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface VehicleFilm {
  name: string
  address: VideoAddress
  /** Address of a picture to stand for it. */
  picture?: string
}

/** The first address of a video that can be played; null without one. */
const load: BlockLoad<ContentOf<typeof definition>, VehicleFilm | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const { name, video_url, external_video_url, videos } = vehicle
  const address = [video_url, external_video_url, ...videos].map(videoAddress).find(Boolean)
  return address ? { name, address, picture: viewerPictures(vehicle)[0]?.url } : null
}

export default load
