import { link, type ModelInput, type OfferInput, picture } from '../compose.ts'

const stock = link.to('stockSearch', 'See the cars')

export const offers: OfferInput[] = [
  {
    slug: 'tiggo-7-pro',
    title: 'Tiggo 7 Pro. On-road costs on us.',
    summary: 'Silver, white or black. Ready this week.',
    description:
      'The advertised price is the price on the road. Registration, insurance, duty and delivery are ours.',
    price: 32990,
    priceNote: 'drive away',
    categories: ['New', 'SUV'],
    terms: 'Cars in stock in Springwood. Private buyers in Queensland.',
    image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
    link: stock,
  },
  {
    slug: 'omoda-5-demonstrators',
    title: 'OMODA 5 demonstrators.',
    summary: 'Under 3,000 km. Seven years of warranty from today.',
    price: 27990,
    priceNote: 'drive away',
    categories: ['Demo', 'SUV'],
    terms: 'Four cars. The warranty begins with your registration.',
    image: picture('omoda-5.webp', 'OMODA 5 in crimson'),
    link: stock,
  },
  {
    slug: 'omoda-5-fx-finance',
    title: 'OMODA 5 FX. First month free.',
    summary: 'Drive now, first repayment after sixty days.',
    categories: ['New', 'SUV', 'Finance'],
    terms: 'Approved private applicants. Interest runs from settlement.',
    image: picture('omoda-5-fx.webp', 'OMODA 5 FX in deep blue'),
    link: link.to('finance', 'How finance works'),
  },
  {
    slug: 'first-service',
    title: 'First service: nothing.',
    summary: 'Twelve months or 10,000 km, in our own workshop.',
    price: 0,
    priceNote: 'for cars bought here',
    categories: ['Service'],
    image: picture('wheel-night.webp', 'Wheel at night'),
    link: link.to('service', 'Book'),
  },
]

export const models: ModelInput[] = [
  {
    brand: 'chery',
    name: 'Tiggo 4 Pro',
    body: 'SUV',
    price_from: 23990,
    short_description: 'Small outside. Not inside.',
    image: picture('tiggo-4-pro.webp', 'Tiggo 4 Pro'),
  },
  {
    brand: 'chery',
    name: 'OMODA 5',
    body: 'SUV',
    price_from: 27990,
    short_description: 'The one they turn around for.',
    image: picture('omoda-5.webp', 'OMODA 5 in crimson'),
  },
  {
    brand: 'chery',
    name: 'OMODA 5 FX',
    body: 'SUV',
    price_from: 34990,
    short_description: 'All-wheel drive, 137 kW.',
    image: picture('omoda-5-fx.webp', 'OMODA 5 FX in deep blue'),
  },
  {
    brand: 'chery',
    name: 'Tiggo 7 Pro',
    body: 'SUV',
    price_from: 32990,
    short_description: 'Room for five and their luggage.',
    image: picture('tiggo-7-pro.webp', 'Tiggo 7 Pro in silver'),
  },
]
