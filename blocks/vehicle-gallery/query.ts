import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleGallery',
  tier: 'static',
  inColumn: true,
  leads: false,
  flush: true,
  projection: 'note',
  content: z.object({ note: text }),
})
