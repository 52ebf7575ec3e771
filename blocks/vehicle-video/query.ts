import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleVideo',
  tier: 'static',
  inColumn: true,
  paper: false,
  frameHosts: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  projection: 'heading',
  content: z.object({ heading: text.transform((value) => value ?? 'Video') }),
})
