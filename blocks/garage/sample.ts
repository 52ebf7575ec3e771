import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { GarageData } from './load.server.ts'
import type definition from './query.ts'

const cars = sampleStock.filter(({ status }) => status === 'in_stock')

const sample: BlockSample<z.input<typeof definition.content>, GarageData> = {
  content: {},
  data: {
    phone: '0400 000 001',
    watchlist: {
      count: 4,
      entries: cars.slice(0, 3).map((record, index) => ({
        id: record.id,
        name: record.name,
        record,
        ...(index === 0 && { change: { kind: 'less', text: '$1,000 less' } }),
      })),
    },
    kept: [],
    viewed: cars.slice(3, 6),
    searches: [{ href: '/search/used-cars?make=Kia', words: 'Kia, up to $30,000' }],
    sections: [
      {
        title: 'Your enquiries',
        entries: [
          {
            id: '1',
            title: '2021 Toyota Corolla Ascent Sport',
            text: 'Answered by Sam on Tuesday.',
            at: sampleInstant,
          },
        ],
      },
    ],
    now: sampleInstant.getTime(),
  },
}

export default sample
