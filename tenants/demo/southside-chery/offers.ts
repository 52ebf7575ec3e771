import { link, type ModelInput, monthEnd, type OfferInput, picture } from '../compose.ts'
import { listPrice } from '../stock/list-price.ts'

export const offers: OfferInput[] = [
  {
    slug: 'tiggo-7-pro',
    title: 'Tiggo 7 Pro. On-road costs on us.',
    summary: 'Every new one in stock, at the price on its page.',
    description:
      'The advertised price is the price on the road. Registration, insurance, duty and delivery are ours.',
    categories: ['New', 'SUV'],
    terms: 'New cars in stock. Private buyers in Queensland. Premium paint extra.',
    expiry: monthEnd(1),
    image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
    link: link.url('/search/new-cars?make=Chery&model=Tiggo%207%20Pro', 'See the cars'),
  },
  {
    slug: 'omoda-5-demonstrators',
    title: 'OMODA 5 demonstrators.',
    summary: 'Driven by us. Seven years of warranty from today.',
    categories: ['Demo', 'SUV'],
    terms: 'Demonstrators in stock. The warranty begins with your registration.',
    expiry: monthEnd(2),
    image: picture('omoda-5.webp', 'OMODA 5 in crimson'),
    link: link.url('/search/demo-cars?make=Chery&model=OMODA%205', 'See the cars'),
  },
  {
    slug: 'omoda-5-fx-overnight',
    title: 'OMODA 5 FX. Keep it overnight.',
    summary: 'Collect at five, bring it back at nine.',
    categories: ['New', 'SUV'],
    terms: 'Full licence, 25 years or older. One car each night.',
    expiry: monthEnd(3),
    image: picture('omoda-5-fx.webp', 'OMODA 5 FX in deep blue'),
    link: link.page('/book-test-drive', 'Book a drive'),
  },
  {
    slug: 'first-service',
    title: 'First service: nothing.',
    summary: 'Twelve months or 15,000 km, in our own workshop.',
    price: 0,
    priceNote: 'for cars bought here',
    categories: ['Service'],
    expiry: monthEnd(6),
    image: picture('wheel-night.webp', 'Wheel at night'),
    link: link.to('service', 'Book'),
  },
]

export const models: ModelInput[] = [
  {
    brand: 'chery',
    name: 'Tiggo 4 Pro',
    body: 'SUV',
    price_from: listPrice('Tiggo 4 Pro'),
    short_description: 'Small outside. Not inside.',
    image: picture('tiggo-4-pro.webp', 'Tiggo 4 Pro'),
  },
  {
    brand: 'chery',
    name: 'OMODA 5',
    body: 'SUV',
    price_from: listPrice('OMODA 5'),
    short_description: 'The one they turn around for.',
    image: picture('omoda-5.webp', 'OMODA 5 in crimson'),
  },
  {
    brand: 'chery',
    name: 'OMODA 5 FX',
    body: 'SUV',
    price_from: listPrice('OMODA 5 FX'),
    short_description: 'The same shape, wound tighter.',
    image: picture('omoda-5-fx.webp', 'OMODA 5 FX in deep blue'),
  },
  {
    brand: 'chery',
    name: 'Tiggo 7 Pro',
    body: 'SUV',
    price_from: listPrice('Tiggo 7 Pro'),
    short_description: 'Room for five and their luggage.',
    image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
  },
]
