import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: {
    heading: 'What can we do for you today?',
    features: [
      {
        icon: 'tag',
        title: 'Latest offers',
        text: 'Run-out prices, low-rate finance and bonuses that end this month.',
        link: { label: 'See the offers', href: '/special-offers' },
      },
      {
        icon: 'service',
        title: 'Book your service',
        text: 'Factory-trained technicians, genuine parts and a price before we start.',
        link: { label: 'Book a time', href: '/service' },
      },
      {
        icon: 'sell',
        title: 'Sell your car',
        text: 'An offer in minutes and the money in your account the same day.',
        link: { label: 'Value my car', href: '/trade-in' },
      },
    ],
  },
}

export default sample
