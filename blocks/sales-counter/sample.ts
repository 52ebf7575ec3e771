import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'cars sold this month',
    text: 'New, used and demonstrator cars, counted across the group.',
    link: { label: 'See what is left', destination: 'stockSearch' },
  },
  data: { count: 3742 },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
