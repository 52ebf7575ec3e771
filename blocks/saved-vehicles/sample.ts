import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { Chosen } from '#app/stock/finder/chosen-vehicles.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Chosen> = {
  content: {},
  data: {
    records: sampleStock.filter(({ status }) => status === 'in_stock').slice(0, 3),
    gone: 1,
    now: sampleInstant.getTime(),
  },
}

export default sample
