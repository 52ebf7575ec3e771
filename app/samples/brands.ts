import type { Brand, Company } from '#app/brands/brand.ts'
import type { BrandStock } from '#app/brands/brand-stock.server.ts'
import { sampleImage } from './media.ts'
import { sampleStock } from './stock.ts'

const brand = (name: string, kind: Brand['kind'], description: string, logo = true): Brand => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return {
    name,
    slug,
    kind,
    description,
    dropdownItems: [],
    logo: logo ? sampleImage(`logo-${slug}`.slice(0, 20), name, 480, 240) : undefined,
  }
}

/** Brands for the gallery and the contract tests; one has no logo, one a long name. */
export const sampleBrands: Brand[] = [
  brand('Ford', 'cars', 'Utes that work all week and a Mustang for the weekend.'),
  brand('Kia', 'cars', 'A seven-year warranty on every car, from the Picanto to the EV9.'),
  brand('Mazda', 'cars', 'Small cars and SUVs for people who still like to drive.'),
  brand('Mitsubishi', 'cars', 'Triton, Outlander and up to ten years of warranty when you service with us.'),
  brand('Nissan', 'cars', 'Patrol country: big four-wheel drives, and the Leaf for town.'),
  brand('Suzuki Motorcycles', 'motorcycles', 'Road, trail and farm bikes with parts on the shelf.'),
  brand('Isuzu Trucks', 'trucks', 'Light to heavy rigids, ready bodied or built to your order.', false),
  brand('Western Star Australia Heavy Haulage', 'trucks', 'Prime movers for long distances and heavy loads.'),
]

export const sampleCompanies: Company[] = [
  {
    name: 'City Rental',
    description: 'Cars, vans and trucks by the day, from any of our sites.',
    logo: sampleImage('logo-rental', 'City Rental', 480, 240),
    href: '/rental',
  },
  {
    name: 'Tyre Works',
    description: 'Tyres, wheels and alignment while you wait.',
    logo: undefined,
    href: '/tyres',
  },
]

const sportage = sampleStock.find(({ make }) => make === 'Kia')

/** The live stock of one of them. */
export const sampleBrandStock: BrandStock = {
  make: 'Kia',
  count: 48,
  href: '/search/kia',
  types: [
    { value: 'new', count: 21, href: '/search/kia?car_type=new' },
    { value: 'demo', count: 4, href: '/search/kia?car_type=demo' },
    { value: 'used', count: 23, href: '/search/kia?car_type=used' },
  ],
  bodies: [
    { value: 'SUV', count: 31, href: '/search/kia?body=SUV' },
    { value: 'Hatch', count: 17, href: '/search/kia?body=Hatch' },
  ],
  models: [
    { value: 'Sportage', count: 19, href: '/search/kia/sportage' },
    { value: 'Picanto', count: 17, href: '/search/kia/picanto' },
  ],
  cheapest: sportage,
  flagship: sportage,
}
