import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: { heading: 'Recently viewed', limit: 6 },
}

export default sample
