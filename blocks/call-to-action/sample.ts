import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import type block from './query.ts'

export default {
  content: {
    layout: 'panel',
    eyebrow: 'Test drive',
    heading: 'Drive it home for the weekend',
    text: 'Pick a car, pick a day. We bring it to your door with a full tank, and you have it until Monday morning.',
    actions: [
      { label: 'Book a test drive', destination: 'contact' },
      { label: 'See what is in stock', destination: 'stockSearch' },
    ],
    image: sampleImage('wagon-green-hero', 'A green wagon in the showroom', 1600, 1200),
  },
} satisfies BlockSample<z.input<typeof block.content>>
