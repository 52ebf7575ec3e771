import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

export default {
  content: { heading: 'Thank you', text: 'We have your message and answer within two business hours.' },
  data: { sent: true },
} satisfies BlockSample<z.input<typeof block.content>, { sent: boolean }>
