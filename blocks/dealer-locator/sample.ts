import type { z } from 'zod'
import type { BlockSample } from '#blocks/contract.ts'
import type { Located } from './load.server.ts'
import type block from './query.ts'

const location = (
  name: string,
  city: string,
  postcode: string,
  km: number,
): Located['locations'][number] => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  primary: false,
  dealership_slug: undefined,
  location_type: 'sales',
  phone: '(07) 5550 0142',
  address: { street: '12 Moss Street', city, state: 'QLD', postcode, lat: null, long: null },
  image: undefined,
  km,
})

export default {
  content: { heading: 'Find us near you', intro: 'Four yards between Brisbane and the Gold Coast.' },
  data: {
    asked: '4127',
    radius: 50,
    place: 'Springwood QLD 4127',
    locations: [
      location('Sample Motors Springwood', 'Springwood', '4127', 0),
      location('Sample Motors Southport', 'Southport', '4215', 47),
    ],
  },
} satisfies BlockSample<z.input<typeof block.content>, Located>
