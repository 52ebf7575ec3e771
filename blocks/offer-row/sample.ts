import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrands } from '#app/samples/brands.ts'
import { sampleOffers } from '#app/samples/offers.ts'
import type { Offers } from './load.server.ts'
import type block from './query.ts'

const sample: BlockSample<z.input<typeof block.content>, Offers> = {
  content: { heading: 'Offers on {brand}', intro: 'Real prices, real dates.' },
  data: { brand: sampleBrands[1], offers: sampleOffers },
}

export default sample
