import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrands, sampleCompanies } from '#app/samples/brands.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Brands and companies',
    intro: 'Everything the group sells and looks after, from city hatchbacks to prime movers.',
    groups: [],
  },
  data: { brands: sampleBrands, companies: sampleCompanies },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
