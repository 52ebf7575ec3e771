import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Find the showroom',
    intro: 'Parking is behind the building, off Moss Street. Buses 555 and 570 stop at the door.',
    title: 'Map of the Springwood showroom',
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=153.11%2C-27.63%2C153.15%2C-27.60&layer=mapnik',
    shape: 'wide',
    askFirst: true,
  },
} satisfies BlockSample<z.input<typeof block.content>>
