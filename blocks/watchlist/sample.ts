import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { WatchlistData } from './load.server.ts'
import type definition from './query.ts'

const [first, second] = sampleStock.filter(({ status }) => status === 'in_stock')

const sample: BlockSample<z.input<typeof definition.content>, WatchlistData> = {
  content: {},
  data: {
    entries: [
      {
        id: first!.id,
        name: first!.name,
        record: first,
        change: { kind: 'less', text: '$1,000 less' },
      },
      { id: second!.id, name: second!.name, record: second },
      { id: 9, name: '2019 Mazda CX-5 Touring', change: { kind: 'gone', text: 'No longer for sale' } },
    ],
    now: sampleInstant.getTime(),
  },
}

export default sample
