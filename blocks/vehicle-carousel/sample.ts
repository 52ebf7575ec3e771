import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import type { Carousel } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Carousel> = {
  content: {
    heading: 'New arrivals',
    intro: 'On the ground this week, inspected and ready to drive.',
    stock: {
      facets: [{ facet: 'car_type', values: ['used', 'demo'] }],
      ranges: [{ facet: 'price', max: 60000 }],
    },
    sort: 'newest',
    limit: 9,
    layout: 'row',
    linkLabel: 'See all {count}',
  },
  data: {
    records: sampleStock,
    count: 1204,
    href: '/search/new-used-and-demo-cars?car_type=used,demo&price=:60000&sortBy=newest',
    now: sampleInstant.getTime(),
  },
}

export default sample
