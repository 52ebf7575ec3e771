import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { viewerPictures } from '#app/vehicle-page/pictures.ts'
import type { Gallery } from './load.server.ts'
import type definition from './query.ts'

const vehicle = sampleVehicle()
const [first, second] = viewerPictures(vehicle)

const sample: BlockSample<z.input<typeof definition.content>, Gallery> = {
  content: { note: 'Accessories shown may not be included.' },
  data: {
    name: vehicle.name,
    pictures: [...viewerPictures(vehicle), ...(first && second ? [second, first] : [])],
    studio: true,
    unavailable: false,
  },
}

export default sample
