import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrands } from '#app/samples/brands.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Find your brand',
    intro: 'Eight makers, one service team, the same price for everyone.',
    kind: 'all',
    showNames: true,
    link: { label: 'All brands and companies', href: '/brands' },
  },
  data: { brands: sampleBrands },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
