import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'vehicleGallery',
  tier: 'static',
  leads: false,
  flush: true,
  projection: 'note',
  content: z.object({ note: text }),
})
