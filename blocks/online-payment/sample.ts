import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Pay online',
    intro: 'Pay a deposit or a service invoice. Balances go by bank transfer.',
  },
  data: {},
} satisfies BlockSample<z.input<typeof block.content>, Record<string, never>>
