import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { FacetCount } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

const bodies = Object.entries({
  SUV: 720,
  Ute: 322,
  Hatch: 240,
  Sedan: 118,
  Wagon: 60,
  Van: 31,
  Coupe: 18,
  Convertible: 9,
  'People Mover': 7,
  Motorcycle: 3,
}).map(([value, count]) => ({ value, count }))

const sample: BlockSample<z.input<typeof definition.content>, { bodies: FacetCount[] }> = {
  content: { heading: 'Browse by shape', intro: 'Counted from the stock of this minute.', bodies: [] },
  data: { bodies },
}

export default sample
