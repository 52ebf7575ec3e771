import { link, monthEnd, type PromoInput, picture } from '../compose.ts'

export const promos: PromoInput[] = [
  {
    key: 'on-roads',
    title: 'On-road costs included',
    expiry: monthEnd(1),
    position: 1,
    display: ['new'],
    node: {
      _type: 'promoCard',
      heading: 'On-road costs, on us',
      text: 'On every new OMODA 5 in stock.',
      link: link.page('/models/omoda-5', 'See OMODA 5'),
      image: picture('omoda-5.webp', 'OMODA 5 in crimson'),
    },
  },
  {
    key: 'demo-tiggo',
    title: 'Demonstrator Tiggo 7 Pro',
    expiry: monthEnd(2),
    position: 2,
    display: ['demo'],
    node: {
      _type: 'promoCard',
      heading: 'Driven by us, priced for you',
      text: 'Demonstrator Tiggo 7 Pro with the full warranty from today.',
      link: link.page('/models/tiggo-7-pro', 'See Tiggo 7 Pro'),
      image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
    },
  },
  {
    key: 'winter-banners',
    title: 'Winter banners 2025',
    expiry: '2025-06-15T16:00:00+10:00',
    node: {
      _type: 'promoTile',
      image: picture('rear-night.webp', 'Winter offer, ended 15 June 2025'),
      link: link.page('/special-offers', 'Winter offer'),
    },
  },
]
