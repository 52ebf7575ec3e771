import type { z } from 'zod'
import { videoAddress } from '#app/media/video-address.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { VehicleFilm } from './load.server.ts'
import type definition from './query.ts'

const { name, images } = sampleVehicle()

const sample: BlockSample<z.input<typeof definition.content>, VehicleFilm> = {
  content: { heading: 'Video' },
  data: {
    name,
    address: videoAddress('https://www.youtube.com/watch?v=aqz-KE-bpKQ')!,
    picture: images[0]?.image.url,
  },
}

export default sample
