import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleFinder } from '#app/samples/finder.ts'
import { sampleImage } from '#app/samples/media.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, Finder> = {
  content: {
    layout: 'split',
    eyebrow: 'Brisbane and the Gold Coast',
    heading: 'Your next car is already here',
    text: 'New, used and demonstrator cars from seven brands, each inspected in our own workshop and ready to drive away.',
    picture: sampleImage('suv-blue-hero', 'Blue SUV photographed from the front left in a bright studio'),
    actions: [
      { label: 'See the offers', href: '/special-offers' },
      { label: 'Sell your car', href: '/trade-in' },
    ],
    showSearch: true,
  },
  data: sampleFinder,
}

export default sample
