import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { Similar } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Similar> = {
  content: { heading: 'You may also like', limit: 8 },
  data: {
    records: sampleStock.filter(({ status }) => status === 'in_stock').slice(0, 4),
    now: sampleInstant.getTime(),
  },
}

export default sample
