import type { PromoNode } from './promo.ts'

/** The card a site shows where it has no promo of its own, and after its promos where staff ask for it (PROMO-03). */
export const tradeInCard: PromoNode = {
  _type: 'promoCard',
  heading: 'We Want Your Car!',
  text: 'We buy all types of cars',
  background: undefined,
  image: undefined,
  link: { label: 'Get an offer', href: '/trade-in', destination: null },
}
