import { link, type ModelInput, type OfferInput, picture } from '../compose.ts'

const stock = link.to('stockSearch', 'See what is in the yard')

export const offers: OfferInput[] = [
  {
    slug: 'tray-truck-ready',
    title: 'Tray trucks, plated and ready to work',
    summary: '4.5 tonne GVM, car licence, aluminium tray, toolboxes fitted.',
    description: 'Built up in our own shed. Weighed, plated and registered before you see it.',
    price: 78900,
    priceNote: 'plus on-road costs',
    categories: ['Trucks', 'New'],
    terms: 'Four in the yard. Tray 4.2 m. Other bodies are quoted.',
    image: picture('tray-truck.webp', 'Tray truck'),
    link: stock,
  },
  {
    slug: 'touring-caravan-package',
    title: 'Touring vans with the off-grid package thrown in',
    summary: '400 W of solar, 200 Ah of lithium and a second water tank.',
    price: 64990,
    priceNote: 'drive away, from',
    categories: ['Caravans', 'New'],
    terms: 'Vans in stock only. Fitted before handover.',
    image: picture('caravan-side.webp', 'Touring caravan from the side'),
    link: stock,
  },
  {
    slug: 'brake-and-bearing',
    title: 'Caravan brakes and bearings',
    summary: 'Both axles, adjusted, greased and road tested before the school holidays.',
    price: 390,
    priceNote: 'single axle',
    categories: ['Service', 'Caravans'],
    terms: 'Parts extra where worn. Tandem axle $560.',
    image: picture('service-wheel.webp', 'Wheel in the workshop'),
    link: link.to('service', 'Book it in'),
  },
  {
    slug: 'fleet-inspection',
    title: 'Safety inspections, five for four',
    summary: 'Bring five trucks in a month and one inspection is on us.',
    categories: ['Service', 'Trucks'],
    image: picture('truck-rear.webp', 'Truck from behind'),
    link: link.to('contact', 'Ring the yard'),
  },
]

export const models: ModelInput[] = [
  {
    brand: 'isuzu',
    name: 'NPR 45-155',
    body: 'Light truck',
    price_from: 73900,
    short_description: 'Car licence, 4.5 tonne, wide cab.',
    image: picture('tray-truck.webp', 'Tray truck'),
  },
  {
    brand: 'isuzu',
    name: 'FRR 110-240',
    body: 'Medium truck',
    short_description: 'Eleven tonne GVM, 240 horsepower.',
  },
  {
    brand: 'hino',
    name: '300 Hybrid',
    body: 'Light truck',
    short_description: 'The fuel bill is the argument.',
  },
  {
    brand: 'fuso',
    name: 'Canter 515',
    body: 'Light truck',
    price_from: 69900,
    short_description: 'Turns where vans cannot.',
  },
]
