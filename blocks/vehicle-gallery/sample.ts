import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { Viewer } from './load.server.ts'
import { mediaOf } from './media.ts'
import type definition from './query.ts'

const some = sampleVehicle().images
const [first] = some
const pictures = some.map(({ image }) => image.url)
const vehicle = sampleVehicle({
  images: first ? [...some, first, first] : some,
  spin_images: pictures,
  spin_interior_image: pictures[0],
  walkaround_videos: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  hotspots: {
    exterior: [{ id: 'lamp', description: 'LED headlamps', positions: { 0: { x: 70, y: 45 } } }],
    interior: [{ id: 'screen', description: 'Wireless CarPlay', positions: { 0: { x: 50, y: 52 } } }],
  },
})

const sample: BlockSample<z.input<typeof definition.content>, Viewer> = {
  content: { note: 'Accessories shown may not be included.' },
  data: {
    ...mediaOf(vehicle, { viewerDefaultMode: 'spinner', galleryVideoPosition: 'second' }),
    name: vehicle.name,
    studio: true,
    unavailable: false,
  },
}

export default sample
