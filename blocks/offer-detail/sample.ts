import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleOffers } from '#app/samples/offers.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: { showPhone: true },
  data: { offer: sampleOffers[0]! },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
