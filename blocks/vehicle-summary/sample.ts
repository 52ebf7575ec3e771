import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { Summary } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Summary> = {
  content: { note: 'Every used car comes with a roadworthy and a full tank.', showPhone: true },
  data: { vehicle: sampleVehicle(), record: sampleStock[0]!, now: sampleInstant.getTime() },
}

export default sample
