import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { type Brochure, brochureOf } from '#app/vehicle-page/brochure.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Brochure> = {
  content: { note: 'Ask us about finance and trade-ins.' },
  data: brochureOf(sampleVehicle(), sampleSite(), '2026-03-02'),
}

export default sample
