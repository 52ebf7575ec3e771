import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: { homeLabel: 'Home', showCurrent: true },
} satisfies BlockSample<z.input<typeof block.content>>
