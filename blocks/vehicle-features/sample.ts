import type { z } from 'zod'
import type { BlockSample } from '#blocks/contract.ts'
import { sampleVehicle } from '#blocks/sample-vehicle.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, string[]> = {
  content: { heading: 'Features' },
  data: sampleVehicle().standardEquipment,
}

export default sample
