import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'What our customers say',
    text: 'We ask everyone who buys or services a car with us, a week after they drive away.',
    average: 4.3,
    count: 651,
    link: { label: 'Read the reviews', href: 'https://www.google.com/maps', newTab: true },
  },
} satisfies BlockSample<z.input<typeof block.content>>
