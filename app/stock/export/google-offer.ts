import type { CarType } from '#values/vehicle-kinds.ts'
import type { Vehicle } from '../vehicle.ts'

/** Columns of Google's vehicle ads, for Australia with the price type (support.google.com/merchants/answer/14592783). */
export const googleColumns = [
  ...['id', 'vin', 'store_code', 'google_product_category', 'link', 'image_link', 'additional_image_link'],
  ...['brand', 'model', 'trim', 'year', 'mileage', 'color', 'condition', 'price', 'vehicle_price_type'],
  ...[
    'body_style',
    'engine',
    'vehicle_fulfillment',
    'certified_pre-owned',
    'vehicle_option',
    'fuel_consumption',
  ],
] as const

type Offer = Record<(typeof googleColumns)[number], string>

const priceTypes: Record<'new' | 'used', Record<string, string>> = {
  new: { 'Drive Away': 'drive_away_price', 'Estimated Drive Away': 'estimated_drive_away_price' },
  used: { 'Drive Away': 'drive_away_price', 'Excl. Govt. Charges': 'excluding_government_charges_price' },
}
/** A demonstrator has been registered: it is not sold as new. */
const conditions: Record<CarType, 'new' | 'used'> = { new: 'new', used: 'used', demo: 'used' }
const mostPictures = 10

/** A vehicle as an offer of Google's vehicle ads, or why it cannot be one. `origin` is that of the tenant's site. */
export function googleOffer(vehicle: Vehicle, origin: string): Offer | { left: string } {
  const { vin, price, price_type, location } = vehicle
  if (vehicle.item_type !== 'car') return { left: 'no car' }
  if (vehicle.sold || !['in_stock', 'coming_soon'].includes(vehicle.status)) return { left: 'not for sale' }
  if (vehicle.show_on_dealer_website === false) return { left: 'hidden' }
  if (vin?.length !== 17) return { left: 'no VIN' }
  if (!price) return { left: 'no price' }
  const condition = conditions[vehicle.car_type]
  const priceType = priceTypes[condition][price_type ?? '']
  if (!priceType) return { left: `no price type that Australia allows for ${condition} vehicles` }
  if (!vehicle.year || vehicle.km === undefined) return { left: 'no year or no kilometres' }
  const [image, ...images] = vehicle.images.map(({ image: { url } }) => new URL(url, origin).href)
  if (!image) return { left: 'no picture' }
  const store = location?.id ?? vehicle.dealership_id
  if (!store) return { left: 'no location' }
  return {
    id: vehicle.stocknum.slice(0, 50),
    vin,
    store_code: store,
    google_product_category: '916',
    link: `${origin}${vehicle.path}`,
    image_link: image,
    additional_image_link: images.slice(0, mostPictures).join(','),
    brand: vehicle.make,
    model: vehicle.model,
    trim: vehicle.badge ?? '',
    year: String(vehicle.year),
    mileage: `${vehicle.km} km`,
    color: vehicle.colour ?? vehicle.simple_colour ?? '',
    condition,
    price: `${price.toFixed(2)} AUD`,
    vehicle_price_type: priceType,
    body_style: vehicle.simple_body?.toLowerCase() ?? '',
    engine: vehicle.engine_size_litres ? `${vehicle.engine_size_litres.toFixed(1)} L` : '',
    vehicle_fulfillment: `in_store:${store}`,
    'certified_pre-owned': condition === 'used' && vehicle.certified ? 'yes' : 'no',
    vehicle_option: vehicle.standardEquipment
      .slice(0, 20)
      .map((option) => option.replaceAll(',', ' '))
      .join(','),
    fuel_consumption: vehicle.variant.fuelconsumptioncombined
      ? `${vehicle.variant.fuelconsumptioncombined} l/100km`
      : '',
  }
}
