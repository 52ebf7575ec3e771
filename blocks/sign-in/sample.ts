import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { SignInData } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, SignInData> = {
  content: {},
  data: { type: 'watchlist', redirect: '/watchlist', back: '/' },
}

export default sample
