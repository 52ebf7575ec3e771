import { fromCatalogue } from '../../brands/catalogue.ts'
import { type BrandInput, type CompanyInput, link, picture } from '../compose.ts'

const offers = link.page('/special-offers', 'Offers')
const servicePrices = link.page('/pages/capped-price-service', 'Service prices')

export const brands: BrandInput[] = [
  {
    ...fromCatalogue('toyota', 'The badge we sell most of, with hybrids to drive at Newstead.'),
    dropdownItems: [offers, servicePrices],
  },
  fromCatalogue('mazda', 'New, demo and used, from the smallest hatch to the largest SUV.'),
  {
    ...fromCatalogue('ford', 'Rangers fitted out in our own workshop, from tray to suspension.'),
    dropdownItems: [link.page('/4x4-outdoor', '4x4 fit-outs')],
  },
  {
    ...fromCatalogue('kia', 'Electric test drives every day, with a charger at the door.'),
    dropdownItems: [offers],
  },
  fromCatalogue('hyundai', 'Master technicians for petrol, hybrid and electric on every shift.'),
  fromCatalogue('mitsubishi', 'Plug-in hybrids to take home for a night before you decide.'),
  fromCatalogue('nissan', 'Parts for models back to 1990 on our own shelves.'),
  fromCatalogue('mg', 'Small prices, long warranty, and an electric hatch worth a drive.'),
  fromCatalogue('jeep', 'Wranglers and Gladiators set up for the beach and the Cape.'),
  fromCatalogue('chery', 'Sold with our sister dealership on the south side.'),
  fromCatalogue('subaru', 'Two courtesy cars for every service bay.'),
  fromCatalogue('gwm', 'Utes and four-wheel drives, with a fleet desk for trades.'),
  fromCatalogue('honda', 'New and used motorcycles, riding gear and learner advice.'),
  fromCatalogue('yamaha', 'Road, trail and farm bikes with a dyno in the workshop.'),
  fromCatalogue('suzuki', 'Bikes for first licences and long weekends.'),
  fromCatalogue('ktm', 'Suspension set for your weight before you ride away.'),
  {
    ...fromCatalogue('isuzu', 'Utes and trucks, with a 24-hour truck workshop at Eagle Farm.'),
    dropdownItems: [link.page('/twg-cars', 'Fleet desk')],
  },
  fromCatalogue('hino', 'Bodies, cranes and tail lifts quoted in one price.'),
  fromCatalogue('fuso', 'Light trucks, some of which a car licence is enough for.'),
  fromCatalogue('iveco', 'Vans and campervan bases, with night service.'),
]

const company = (slug: string, name: string, description: string): CompanyInput => ({
  slug,
  name,
  description,
  logo: picture(`brands/${slug}.svg`, name),
})

export const companies = [
  company(
    'twg-cars',
    'TWG Cars',
    'Wholesale and fleet: cars by the dozen for businesses, and a fair market for trade-ins from other dealers.',
  ),
  company(
    'twg-rental',
    'TWG Rental',
    'Cars, utes and small trucks by the day or the month, from counters between Noosa and Coolangatta.',
  ),
  company(
    'twg-tyres',
    'TWG Tyres',
    'Tyres, alignment and balancing at the price we pay for our own fleet, while you wait.',
  ),
  company(
    'neotek',
    'Neotek',
    'Dash cameras, trackers, ceramic coating and tint, fitted by our technicians and covered like the car.',
  ),
  company(
    '4x4-outdoor',
    '4x4 Outdoor',
    'Bars, racks, suspension and fridges for touring, engineered and certified in Queensland.',
  ),
]
