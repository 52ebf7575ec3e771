import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleSheet',
  tier: 'static',
  flush: true,
  projection: 'note',
  content: z.object({ note: text }),
  params: ['car_id'],
})
