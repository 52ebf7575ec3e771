import type { Offer } from '#app/offers/offer.ts'
import { sampleImage } from './media.ts'

const offer = (slug: string, title: string, more: Partial<Offer>): Offer => ({
  slug,
  title,
  summary: undefined,
  description: undefined,
  price: undefined,
  priceNote: undefined,
  categories: [],
  brand: undefined,
  terms: undefined,
  start: undefined,
  expiry: undefined,
  image: undefined,
  link: null,
  ...more,
})

/** Offers as samples and tests show them. */
export const sampleOffers: Offer[] = [
  offer('tiggo-7', 'Tiggo 7 Pro, on-road costs on us', {
    summary: 'Stock in the yard, ready this week.',
    description: 'Registration, stamp duty and delivery are in the price.\n\nFree floor mats with every car.',
    price: 32990,
    priceNote: 'drive away',
    categories: ['New cars', 'SUV'],
    terms: 'While stock lasts. Not with fleet pricing.',
    expiry: '2099-12-31',
    image: sampleImage('suv-white-hero', 'White SUV from the front left'),
  }),
  offer('logbook', 'Logbook service from $199', {
    price: 199,
    categories: ['Service'],
    image: sampleImage('suv-blue-hero', 'Blue SUV from the front left'),
  }),
  offer('trade-in', 'A thousand dollars more for your trade-in', { categories: ['New cars'] }),
]
