import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleFinder } from '#app/samples/finder.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Finder> = {
  content: {
    heading: 'Find your next car',
    intro: 'Choose what matters. The button counts what is on the ground today.',
    fields: [],
  },
  data: sampleFinder,
}

export default sample
