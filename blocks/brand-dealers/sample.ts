import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrands } from '#app/samples/brands.ts'
import type { Dealers } from './load.server.ts'
import type block from './query.ts'

const address = { street: '12 Moss Street', state: 'QLD', lat: null, long: null }

const sample: BlockSample<z.input<typeof block.content>, Dealers> = {
  content: { heading: 'Where to see {brand}' },
  data: {
    brand: sampleBrands[1],
    count: 7,
    dealers: [
      {
        name: 'Sample Motors Springwood',
        slug: 'springwood',
        phone: '(07) 5550 0142',
        address: { ...address, city: 'Springwood', postcode: '4127' },
        stock: { count: 19, href: '/search/kia?location_slug=springwood' },
      },
      {
        name: 'Sample Motors Southport',
        slug: 'southport',
        phone: '(07) 5550 0150',
        address: { ...address, city: 'Southport', postcode: '4215' },
      },
    ],
  },
}

export default sample
