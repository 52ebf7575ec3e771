import { z } from 'zod'
import { videoFrameHosts } from '#app/media/video-address.ts'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'
import { spinFrameHosts } from './spin-embed.ts'

export default defineBlock({
  type: 'vehicleGallery',
  tier: 'static',
  inColumn: true,
  leads: false,
  flush: true,
  frameHosts: [...videoFrameHosts, ...spinFrameHosts],
  projection: 'note',
  content: z.object({ note: text }),
})
