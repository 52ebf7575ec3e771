import { link, type ModelInput, monthEnd, type OfferInput, picture } from '../compose.ts'

export const offers: OfferInput[] = [
  {
    slug: 'tray-truck-ready',
    title: 'Tray trucks, plated and ready to work',
    summary: 'Serviced, weighed and with a fresh certificate of inspection.',
    description: 'Gone through in our own shed. Weighed, plated and registered before you see it.',
    categories: ['Trucks'],
    terms: 'Tray trucks in stock. Other bodies are quoted.',
    expiry: monthEnd(1),
    image: picture('tray-truck.webp', 'Tray truck'),
    link: link.url('/search/used-cars?q=tray', 'See tray trucks'),
  },
  {
    slug: 'touring-caravan-package',
    title: 'Touring vans with the off-grid package thrown in',
    summary: '400 W of solar, 200 Ah of lithium and a second water tank.',
    categories: ['Caravans'],
    terms: 'Vans in stock from $30,000. Fitted before handover.',
    expiry: monthEnd(2),
    image: picture('caravan-side.webp', 'Touring caravan from the side'),
    link: link.url('/search/used-cars?body=Caravan', 'See vans'),
  },
  {
    slug: 'brake-and-bearing',
    title: 'Caravan brakes and bearings',
    summary: 'Adjusted, greased and road tested before the school holidays.',
    price: 390,
    priceNote: 'single axle',
    categories: ['Service', 'Caravans'],
    terms: 'Parts extra where worn. Tandem axle $560.',
    expiry: monthEnd(2),
    image: picture('service-wheel.webp', 'Wheel in the workshop'),
    link: link.to('service', 'Book it in'),
  },
  {
    slug: 'fleet-inspection',
    title: 'Safety inspections, five for four',
    summary: 'Bring five trucks in a month and one inspection is on us.',
    categories: ['Service', 'Trucks'],
    expiry: monthEnd(4),
    image: picture('truck-rear.webp', 'Truck from behind'),
    link: link.to('contact', 'Ring the yard'),
  },
]

/** Models that come through the yard; all of them used, so none has a list price. */
export const models: ModelInput[] = [
  {
    brand: 'isuzu',
    name: 'NPR 65-190',
    body: 'Light truck',
    short_description: 'Six and a half tonne GVM, and it goes anywhere a van does.',
    image: picture('tray-truck.webp', 'Tray truck'),
  },
  {
    brand: 'isuzu',
    name: 'FRR 107-210',
    body: 'Medium truck',
    short_description: 'Just under eleven tonne GVM, 210 horsepower.',
  },
  {
    brand: 'hino',
    name: '300 Series 616',
    body: 'Light truck',
    short_description: 'Car licence, and a service book that is easy to keep.',
  },
  {
    brand: 'fuso',
    name: 'Canter 515',
    body: 'Light truck',
    short_description: 'Turns where vans cannot.',
  },
]
