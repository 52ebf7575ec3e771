import { link, monthEnd, type PromoInput, picture } from '../compose.ts'

export const promos: PromoInput[] = [
  {
    key: 'demo-clearance',
    title: 'Demo clearance',
    position: 1,
    expiry: monthEnd(2),
    display: ['demo'],
    node: {
      _type: 'promoCard',
      heading: 'Demo clearance',
      text: 'Cars our own staff drove, with the balance of the factory warranty.',
      link: link.url('/search/demo-cars', 'See demo cars'),
      image: picture('demo-hatch.webp', 'Red hatch in a showroom'),
    },
  },
  {
    key: 'work-utes',
    title: 'Work-ready utes',
    position: 2,
    display: ['new'],
    node: {
      _type: 'promoCard',
      heading: 'Work-ready utes',
      text: 'Tray, canopy and tow kit fitted and on the weighbridge certificate.',
      link: link.page('/pages/eofy-utes', 'See work-ready utes'),
      image: picture('new-ute.webp', 'Orange dual-cab ute'),
    },
  },
  {
    key: 'guaranteed-used',
    title: '48 hour guarantee',
    position: 3,
    display: ['used'],
    node: {
      _type: 'promoCard',
      heading: '48 hours to change your mind',
      text: 'Bring a used car back within 48 hours and 200 km. We refund it.',
      link: link.page('/buying', 'How it works'),
      image: picture('used-sedan.webp', 'Silver sedan'),
    },
  },
  {
    key: 'first-service',
    title: 'First service on us',
    expiry: monthEnd(1),
    node: {
      _type: 'promoCard',
      heading: 'First service on us',
      text: 'Buy a new car and the 12-month service is free.',
      link: link.page('/pages/capped-price-service', 'See capped prices'),
      image: picture('service-wheel.webp', 'Front wheel of a white SUV'),
    },
  },
  {
    key: 'night-charging',
    title: 'Charger with every EV',
    expiry: monthEnd(3),
    display: ['new'],
    node: {
      _type: 'promoCard',
      heading: 'A charger with every electric car',
      text: 'A 7 kW wall charger and standard installation at your Queensland home.',
      link: link.url('/search/new-used-and-demo-cars?fuel=Electric', 'See electric cars'),
      image: picture('coupe-side.webp', 'Red electric coupe in profile'),
    },
  },
  {
    key: 'july-2025',
    title: 'July sale 2025',
    start: '2025-07-01',
    expiry: '2025-07-24',
    node: {
      _type: 'promoTile',
      image: picture('finance-hatch.webp', 'July sale: 1 to 24 July'),
      link: link.page('/special-offers', 'July sale'),
    },
  },
]
