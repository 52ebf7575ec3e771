import { link, type ModelInput, type OfferInput, picture } from '../compose.ts'

const stock = link.to('stockSearch', 'See the stock')

export const offers: OfferInput[] = [
  {
    slug: 'kia-sportage-runout',
    title: 'Sportage S from $37,490 drive away',
    summary: 'The last cars of this build, on the ground in Springwood, registered this week.',
    description:
      'Twelve Sportage S petrol front-wheel drives are left of the current build. The price is what you pay: registration, compulsory insurance, stamp duty and delivery are in it.\n\nColours are those on the yard. Ring first if you have one in mind, because we hold a car for a day and no longer.',
    price: 37490,
    priceNote: 'drive away',
    categories: ['New cars', 'SUV'],
    terms:
      'For private buyers in Queensland. Premium paint is $595 more. Not together with fleet or ABN prices.',
    image: picture('showroom-suv.webp', 'White SUV in the showroom'),
    link: stock,
  },
  {
    slug: 'demo-hatch-clearance',
    title: 'Staff-driven hatches, $4,000 under list',
    summary: 'Eight demonstrators under 5,000 km with the balance of the factory warranty.',
    description:
      'Each has had its first inspection in our own workshop and comes with two keys, mats and a full tank.',
    price: 25990,
    priceNote: 'drive away, from',
    categories: ['Demo cars', 'Hatch'],
    terms: 'Kilometres rise while a car is still driven; the price falls with them at the end of each month.',
    image: picture('demo-hatch.webp', 'Red hatch in a showroom'),
    link: stock,
  },
  {
    slug: 'work-ready-ute',
    title: 'Dual cab with tray and tow kit fitted',
    summary: 'Alloy tray, tow bar, electric brake controller and a weighbridge certificate.',
    price: 56990,
    priceNote: 'drive away with ABN',
    categories: ['New cars', 'Ute', 'Business'],
    terms: 'ABN holders only. Fitting takes up to ten working days from order.',
    image: picture('new-ute.webp', 'Orange dual-cab ute'),
    link: stock,
  },
  {
    slug: 'electric-charger',
    title: 'A wall charger with every new electric car',
    summary: 'A 7 kW charger and a standard installation, worth $1,950.',
    categories: ['New cars', 'Electric'],
    terms:
      'Standard installation is within 10 m of the switchboard on a single-storey house. More is quoted before work begins.',
    image: picture('banner-electric.webp', 'Electric car charging at dusk'),
    link: stock,
  },
  {
    slug: 'logbook-service',
    title: 'Logbook service for any make from $249',
    summary: 'Oil, filter and a 52-point check, done while you wait with coffee.',
    price: 249,
    priceNote: 'from, four cylinders petrol',
    categories: ['Service'],
    terms: 'Synthetic oil up to 5 litres. Diesel and European makes from $329.',
    image: picture('service-wheel.webp', 'Front wheel of a white SUV'),
    link: link.to('service', 'Book a service'),
  },
  {
    slug: 'trade-in-bonus',
    title: '$1,000 more for your trade-in',
    summary: 'On top of our written offer, when you take any used car over $15,000.',
    price: 1000,
    priceNote: 'on top of the offer',
    categories: ['Used cars', 'Trade-in'],
    terms: 'One trade-in for each car sold. The written offer stands for seven days.',
    image: picture('trade-in-wagon.webp', 'Green wagon'),
    link: link.page('/trade-in', 'Get an offer'),
  },
  {
    slug: 'fleet-van',
    title: 'Three vans, one service plan',
    summary: 'Order three or more and the first two years of servicing are ours.',
    categories: ['Business', 'Van'],
    terms: 'Scheduled services in our workshops, wear parts not included.',
    image: picture('fleet-van.webp', 'White van'),
    link: link.to('contact', 'Talk to fleet'),
  },
  {
    slug: 'used-sedan-finance',
    title: 'Used sedans, on-road costs included',
    summary: 'Every sedan under $25,000 is priced with transfer and stamp duty in.',
    price: 24990,
    priceNote: 'drive away, up to',
    categories: ['Used cars', 'Sedan'],
    image: picture('used-sedan.webp', 'Silver sedan'),
    link: stock,
  },
]

const model = (
  brand: string,
  name: string,
  body: string,
  price_from: number,
  short_description: string,
): ModelInput => ({
  brand,
  name,
  body,
  price_from,
  short_description,
})

export const models: ModelInput[] = [
  model('kia', 'Picanto', 'Hatch', 19990, 'The small one, easy to park and easier to own.'),
  model('kia', 'Sportage', 'SUV', 37490, 'Five seats and a boot that takes the pram unfolded.'),
  model('kia', 'Carnival', 'People mover', 56880, 'Eight seats and sliding doors on both sides.'),
  model('kia', 'EV5', 'SUV', 56770, 'Electric, boxy, and up to 555 km between charges.'),
  model('hyundai', 'i30', 'Sedan', 32990, 'A sedan for people who still like driving one.'),
  model('hyundai', 'Tucson', 'SUV', 40990, 'Petrol, diesel or hybrid, and a calm cabin.'),
  model('subaru', 'Forester', 'SUV', 46990, 'All-wheel drive, big windows, dogs welcome.'),
  model('mazda', 'CX-5', 'SUV', 39990, 'The one people test drive last and buy.'),
  model('mazda', 'Mazda3', 'Hatch', 33990, 'A hatch with the manners of a larger car.'),
  model('mitsubishi', 'Outlander', 'SUV', 41990, 'Seven seats, or a plug-in hybrid with five.'),
  model('mitsubishi', 'Triton', 'Ute', 43690, 'Three and a half tonnes behind it and a long warranty.'),
  model('mg', 'MG4', 'Hatch', 37990, 'Rear-wheel drive, electric, quick.'),
  model(
    'nissan',
    'X-Trail',
    'SUV',
    40990,
    'e-POWER drives like an electric car and fills up like a petrol one.',
  ),
  model('ford', 'Ranger', 'Ute', 42330, 'Bi-turbo or V6, and a bed with a step you will use.'),
]
