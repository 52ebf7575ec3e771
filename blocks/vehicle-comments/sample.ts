import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { foldComments, plainComments } from '#app/vehicle-page/comments.ts'
import type { Comments } from './load.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Comments> = {
  content: { heading: 'Dealer Comments' },
  data: foldComments(plainComments(sampleVehicle().dealercomments)),
}

export default sample
