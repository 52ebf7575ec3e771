import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleBrands } from '#app/samples/brands.ts'
import type { PopularMake } from './load.server.ts'
import type definition from './query.ts'

const logo = (name: string) => sampleBrands.find((brand) => brand.name === name)?.logo

const sample: BlockSample<z.input<typeof definition.content>, { makes: PopularMake[] }> = {
  content: {
    heading: 'Makes you will find here',
    intro: 'The more of one there are, the more there is to compare.',
    makes: [],
    limit: 8,
    link: { label: 'All vehicles', destination: 'stockSearch' },
  },
  data: {
    makes: [
      { value: 'Toyota', count: 401 },
      { value: 'Kia', count: 302, logo: logo('Kia') },
      { value: 'Ford', count: 210, logo: logo('Ford') },
      { value: 'Mazda', count: 98, logo: logo('Mazda') },
      { value: 'Mercedes-Benz', count: 41 },
    ],
  },
}

export default sample
