import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { Located } from './load.server.ts'
import type block from './query.ts'

const location = (
  name: string,
  city: string,
  postcode: string,
  km: number,
  holidays: Located['locations'][number]['holidays'] = [],
): Located['locations'][number] => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  primary: false,
  dealership_slug: undefined,
  location_type: 'sales',
  brands: [],
  phone: '(07) 5550 0142',
  address: { street: '12 Moss Street', city, state: 'QLD', postcode, lat: null, long: null },
  image: undefined,
  km,
  hasStock: true,
  holidays,
})

export default {
  content: { heading: 'Find us near you', intro: 'Four yards between Brisbane and the Gold Coast.' },
  data: {
    asked: '4127',
    radius: 50,
    place: 'Springwood QLD 4127',
    locations: [
      location('Sample Motors Springwood', 'Springwood', '4127', 0, [
        { date: '2026-12-25', day: 'Today', hours: 'Closed', label: 'Christmas Day' },
        { date: '2026-12-26', day: 'Saturday 26 December', hours: '8:30 am - 1:00 pm' },
      ]),
      location('Sample Motors Southport', 'Southport', '4215', 47),
    ],
  },
} satisfies BlockSample<z.input<typeof block.content>, Located>
