import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { Delivery } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Delivery> = {
  content: { heading: 'Delivery', note: 'Usually within a week.' },
  data: {
    car_id: 4711,
    from: 'Newstead QLD',
    postcode: '4217',
    estimate: { price: 190, region_name: 'Gold Coast' },
  },
}

export default sample
