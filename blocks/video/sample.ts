import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Two minutes around the new wagon',
    intro:
      'Jess from our Springwood showroom shows the boot, the third row and the driver aids you will use every day.',
    title: 'Walk-around of the new seven-seat wagon',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    caption: 'Filmed at our Springwood showroom. Model shown has optional metallic paint.',
    uploadDate: '2026-03-02',
    poster: sampleImage('suv-silver-hero', 'A silver seven-seat wagon under showroom lights', 1600, 900),
    width: 'wide',
  },
} satisfies BlockSample<z.input<typeof block.content>>
