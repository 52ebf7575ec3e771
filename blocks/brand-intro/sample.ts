import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrandStock, sampleBrands } from '#app/samples/brands.ts'
import type { Intro } from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'New and used {brand} in Brisbane',
    text: 'Our {brand} specialists at Springwood and Newstead have every model in the current range to drive.',
    actions: [{ label: 'Book a service', destination: 'service' }],
    showPhone: true,
  },
  data: { brand: sampleBrands[1], stock: sampleBrandStock },
} satisfies BlockSample<z.input<typeof block.content>, Intro>
