import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleFinder } from '#app/samples/finder.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Finder> = {
  content: { heading: 'Start with the budget', intro: 'Drag the ends. We count what is in between.' },
  data: sampleFinder,
}

export default sample
