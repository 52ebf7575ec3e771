import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { Report } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Report> = {
  content: { heading: 'PPSR Report' },
  data: { file: 'https://reports.example/corolla.pdf' },
}

export default sample
