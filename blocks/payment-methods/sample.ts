import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Pay your deposit or service bill with',
    text: 'No surcharge on debit cards. Vehicle balances are paid by bank transfer or finance.',
  },
} satisfies BlockSample<z.input<typeof block.content>>
