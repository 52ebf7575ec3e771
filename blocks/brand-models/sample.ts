import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrandStock, sampleBrands } from '#app/samples/brands.ts'
import { sampleImage } from '#app/samples/media.ts'
import type { Range } from './load.server.ts'
import type block from './query.ts'

const { bodies, models, cheapest } = sampleBrandStock

const sample: BlockSample<z.input<typeof block.content>, Range> = {
  content: { heading: 'The {brand} range', intro: 'Every model, what it costs and what stands here today.' },
  data: {
    brand: sampleBrands[1],
    bodies,
    counted: true,
    models: [
      {
        name: 'Sportage',
        written: {
          body: 'SUV',
          shortDescription: 'Five seats and a boot that takes the pram unfolded.',
          priceFrom: 37990,
          image: sampleImage('suv-white-hero', 'White SUV'),
        },
        stock: {
          href: models[0]?.href ?? '',
          count: 19,
          types: [
            { value: 'new', count: 12 },
            { value: 'used', count: 7 },
          ],
          cheapest,
        },
      },
      {
        name: 'Picanto',
        stock: { href: models[1]?.href ?? '', count: 17, types: [{ value: 'used', count: 17 }] },
      },
      {
        name: 'EV9',
        written: {
          body: 'SUV',
          shortDescription: 'Seven seats, no petrol.',
          priceFrom: 97000,
          image: undefined,
        },
      },
    ],
  },
}

export default sample
