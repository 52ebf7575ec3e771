import type { z } from 'zod'
import { sampleOffers } from '#app/offers/sample.ts'
import type { BlockSample } from '#app/page/block.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: { showPhone: true },
  data: { offer: sampleOffers[0]! },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
