import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, string[]> = {
  content: { heading: 'Features' },
  data: sampleVehicle().standardEquipment,
}

export default sample
