import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { Chosen } from '#app/stock/finder/chosen-vehicles.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Chosen> = {
  content: { heading: 'Compare vehicles' },
  data: { records: sampleStock.slice(0, 3), gone: 0, now: sampleInstant.getTime() },
}

export default sample
