import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: { heading: 'Book a service', intro: 'Choose your vehicle, a day and what it needs.' },
} satisfies BlockSample<z.input<typeof block.content>>
