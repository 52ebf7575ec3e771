import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type load from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Covered for the long run',
    intro: 'Every new car leaves us with the same three promises in writing.',
    benefits: [
      {
        title: '7-year unlimited kilometre warranty',
        text: 'Parts and labour, however far you drive, and it goes with the car when you sell it.',
        icon: 'shield',
      },
      {
        title: '7-year capped price servicing',
        text: 'You know the most you will pay for each scheduled service before you book it.',
        icon: 'servicing',
      },
      {
        title: 'Up to 7 years roadside assistance',
        text: 'Flat battery, flat tyre or keys locked in: help anywhere in Australia, day and night.',
        icon: 'roadside',
      },
    ],
    showStandardText: true,
    note: 'Commercial use is covered for 7 years or 150,000 km, whichever comes first. Service on time to keep your cover.',
    link: { label: 'Read the full terms', href: '/warranty' },
  },
  data: { standardText: '7 year warranty with no limit on kilometres for private use.' },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>
