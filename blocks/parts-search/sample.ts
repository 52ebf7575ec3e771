import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { Parts } from './load.server.ts'
import type block from './query.ts'

const part = (id: number, name: string, price: number | undefined): Parts['parts'][number] => ({
  id,
  slug: `part-${id}`,
  name,
  price,
  stocknum: `P${id}`,
  images: [],
})

export default {
  content: { heading: 'Parts and accessories', intro: 'On the shelf, ready to post.' },
  data: {
    enabled: true,
    request: { query: 'mat', filters: {}, ranges: {}, hitsPerPage: 21, offset: 0 },
    parts: [part(1, 'Rubber mat set, front and rear', 189), part(2, 'Boot mat', undefined)],
    count: 2,
    pages: 1,
  },
} satisfies BlockSample<z.input<typeof block.content>, Parts>
