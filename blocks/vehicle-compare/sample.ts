import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { summarySpecs, technicalSpecs } from '#app/vehicle-page/specs.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import type { Compared } from './load.server.ts'
import type definition from './query.ts'

function specsOf(more: Parameters<typeof sampleVehicle>[0] = {}) {
  const vehicle = sampleVehicle(more)
  return [...technicalSpecs(vehicle), ...summarySpecs(vehicle, settingsDefaults)]
}

const sample: BlockSample<z.input<typeof definition.content>, Compared> = {
  content: { heading: 'Compare vehicles' },
  data: {
    records: sampleStock.slice(0, 3),
    gone: 0,
    now: sampleInstant.getTime(),
    specs: [
      specsOf(),
      specsOf({ variant: { ...sampleVehicle().variant, torque: 250, cylinders: 3 } }),
      specsOf({ gearnum: 6 }),
    ],
  },
}

export default sample
