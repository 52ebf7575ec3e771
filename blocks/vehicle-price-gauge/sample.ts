import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { paths } from '#values/paths.ts'
import type { Comparison } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Comparison> = {
  content: { heading: 'Price comparison' },
  data: { address: paths.priceGauge(sampleVehicle()), priceType: 'Drive Away', own: true },
}

export default sample
