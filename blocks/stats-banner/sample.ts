import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: {
    heading: 'A big group that still knows your name',
    stats: [
      { number: '50+', text: 'locations' },
      { number: '40+', text: 'brands' },
      { number: '30+', text: 'years' },
    ],
  },
}

export default sample
