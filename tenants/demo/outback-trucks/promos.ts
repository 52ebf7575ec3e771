import { link, monthEnd, type PromoInput, picture } from '../compose.ts'

export const promos: PromoInput[] = [
  {
    key: 'tray-in-twelve',
    title: 'Tray in twelve days',
    expiry: monthEnd(3),
    position: 1,
    display: ['used'],
    node: {
      _type: 'promoCard',
      heading: 'Tray in twelve days',
      text: 'Alloy tray, headboard and toolbox built here on any cab-chassis in stock.',
      link: link.page('/trucks', 'See trucks'),
      image: picture('tray-truck.webp', 'Blue tray truck'),
    },
  },
  {
    key: 'free-weigh',
    title: 'Free weigh',
    expiry: monthEnd(5),
    position: 2,
    node: {
      _type: 'promoCard',
      heading: 'Weigh your van free',
      text: 'First Saturday of the month, 8 to noon. Bring it loaded.',
      link: link.page('/caravans', 'See caravans'),
      image: picture('caravan-rear.webp', 'Caravan from the rear quarter'),
    },
  },
  {
    key: 'farm-utes',
    title: 'Farm utes',
    expiry: monthEnd(2),
    display: ['used'],
    node: {
      _type: 'promoCard',
      heading: 'Farm utes',
      text: 'Checked underneath before they reach the front fence.',
      link: link.page('/utes', 'See utes'),
      image: picture('ute-day.webp', 'Green ute'),
    },
  },
]
