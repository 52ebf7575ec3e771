import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { Analysis } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Analysis> = {
  content: { heading: 'Car Analysis' },
  data: {
    model: 'Toyota Corolla',
    count: 6,
    km: { own: 48_210, average: 61_430 },
    price: { own: 25_990, average: 24_480, type: 'Drive Away' },
  },
}

export default sample
