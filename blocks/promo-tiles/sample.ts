import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { PromoNode } from '#app/promos/promo.ts'
import { tradeInCard } from '#app/promos/trade-in-card.ts'
import { sampleImage } from '#app/samples/media.ts'
import type definition from './query.ts'

const link = (label: string, href: string) => ({ label, href, destination: null })

const sample: BlockSample<
  z.input<typeof definition.content>,
  { promos: { id: string; node: PromoNode }[] }
> = {
  content: {
    heading: 'On this month',
    intro: 'Ends when the date says so, not when we feel like it.',
    showTradeIn: true,
  },
  data: {
    promos: [
      {
        id: 'sample-plate-clearance',
        node: {
          _type: 'promoTile',
          heading: undefined,
          text: undefined,
          background: undefined,
          image: sampleImage('hatch-white-hero', 'Plate clearance: every hatch drive away'),
          link: link('Plate clearance', '/special-offers'),
        },
      },
      {
        id: 'sample-service-plan',
        node: {
          _type: 'promoCard',
          heading: 'Five years of servicing, on us',
          text: 'With every new SUV ordered this month.',
          background: undefined,
          image: sampleImage('suv-silver-hero', 'Silver SUV in a bright studio'),
          link: link('See the terms', '/special-offers'),
        },
      },
      { id: 'trade-in', node: tradeInCard },
    ],
  },
}

export default sample
