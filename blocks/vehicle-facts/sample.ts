import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { featuredSpecs, keyFacts, summarySpecs, technicalSpecs } from '#app/vehicle-page/specs.ts'
import type { Facts } from './load.server.ts'
import type definition from './query.ts'

const vehicle = sampleVehicle()
const { settings } = sampleSite()

const sample: BlockSample<z.input<typeof definition.content>, Facts> = {
  content: { heading: 'Key Information', specificationsHeading: 'Specifications' },
  data: {
    facts: keyFacts(vehicle, settings),
    featured: featuredSpecs(vehicle, settings, '2026-03-02'),
    technical: technicalSpecs(vehicle),
    summary: summarySpecs(vehicle, settings),
  },
}

export default sample
