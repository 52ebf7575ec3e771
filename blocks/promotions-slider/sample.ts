import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import definition, { type Slide } from './query.ts'

const content: z.input<typeof definition.content> = {
  label: 'Current offers',
  autoplay: true,
  slides: [
    {
      key: 'runout',
      image: sampleImage('suv-silver-hero', 'Silver SUV in a bright studio'),
      heading: 'Run-out SUVs, drive away',
      text: 'The last of this year’s models, with five years of servicing included.',
      link: { label: 'See run-out offers', href: '/special-offers' },
    },
    {
      key: 'ute',
      image: sampleImage('ute-black-hero', 'Black dual-cab ute in a bright studio'),
      heading: 'Utes ready for work on Monday',
      text: 'In stock, fitted with tray and towbar.',
      link: { label: 'See utes', href: '/special-offers' },
    },
    {
      key: 'service',
      image: sampleImage('hatch-red-side', 'Red hatchback seen from the side'),
      link: { label: 'Book a service', href: '/service' },
    },
  ],
}

const sample: BlockSample<typeof content, { slides: Slide[] }> = {
  content,
  data: { slides: definition.content.parse(content).slides },
}

export default sample
