import type {
  AutoDealerLeaf,
  EngineSpecificationLeaf,
  OfferLeaf,
  ProductLeaf,
  QuantitativeValueLeaf,
  VehicleLeaf,
} from 'schema-dts'
import { hasPrice, isAvailable, isSold } from '#app/stock/rules/availability.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'
import { plainComments } from './comments.ts'

const kinds = { car: 'Car', truck: 'Vehicle', motorcycle: 'Motorcycle', caravan: 'Vehicle' } as const

/** Without its type, which is that of the vehicle. */
type Of<Leaf> = Omit<Leaf, '@type'>

/**
 * The vehicle as schema.org describes one, for search engines and whoever else reads the page. What is not known is left
 * out, and nothing stands here that the page does not say.
 */
export function vehicleJsonLd(vehicle: Vehicle, site: Site) {
  const { origin } = site
  const images = vehicle.images.flatMap(({ image: { url } }) => (url ? new URL(url, origin).href : []))
  const product = {
    name: vehicle.name,
    url: origin + vehicle.path,
    sku: vehicle.stocknum,
    image: images.length > 0 ? images : undefined,
    // What a dealer says of a vehicle is an offer, and gone with it.
    description: (isAvailable(vehicle) && plainComments(vehicle.dealercomments)) || undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    itemCondition: `https://schema.org/${vehicle.car_type === 'new' ? 'New' : 'Used'}Condition`,
    color: vehicle.colour,
    offers: offerOf(vehicle, site),
  } as const satisfies Of<ProductLeaf>
  const context = { '@context': 'https://schema.org' } as const
  if (vehicle.item_type === 'part') return { ...context, '@type': 'Product', ...product } as const
  return { ...context, '@type': kinds[vehicle.item_type], ...product, ...detailsOf(vehicle) } as const
}

const detailsOf = (vehicle: Vehicle) =>
  ({
    vehicleIdentificationNumber: vehicle.vin,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year?.toString(),
    bodyType: vehicle.simple_body,
    driveWheelConfiguration: vehicle.simple_drive,
    vehicleTransmission: vehicle.simple_transmission,
    fuelType: vehicle.simple_fuel,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    mileageFromOdometer: quantity(vehicle.km, 'KMT'),
    vehicleEngine: engineOf(vehicle),
  }) satisfies Of<VehicleLeaf>

function engineOf({ simple_fuel: fuelType, engine_size }: Vehicle): EngineSpecificationLeaf | undefined {
  if (!fuelType && !engine_size) return undefined
  const engineDisplacement = quantity(engine_size || undefined, 'CMQ')
  return { '@type': 'EngineSpecification', fuelType, engineDisplacement }
}

/** None without a price; of a vehicle that is not for sale, that it cannot be had, without the price it had. */
function offerOf(vehicle: Vehicle, site: Site) {
  const available = isAvailable(vehicle)
  if (available && !hasPrice(vehicle)) return undefined
  return {
    '@type': 'Offer',
    ...(available && { price: vehicle.price, priceCurrency: 'AUD' }),
    availability: `https://schema.org/${availabilityOf(vehicle)}`,
    url: site.origin + vehicle.path,
    seller: sellerOf(vehicle, site),
  } as const satisfies OfferLeaf
}

function availabilityOf(vehicle: Vehicle) {
  if (isSold(vehicle)) return 'SoldOut'
  if (!isAvailable(vehicle)) return 'OutOfStock'
  if (vehicle.reserved) return 'Reserved'
  return vehicle.status === 'coming_soon' ? 'PreOrder' : 'InStock'
}

/** The place where it stands, as a dealer with an address; the site itself where the feed says no place. */
function sellerOf({ location }: Vehicle, { origin, name, phone, address, settings }: Site) {
  const place = location ?? {
    name,
    phone,
    city: address?.suburb,
    state: address?.state,
    postcode: address?.postcode,
    lat: undefined,
    long: undefined,
  }
  const { lat, long } = place
  const here = address && (!location || location.postcode === address.postcode) ? address.street : undefined
  return {
    '@type': 'AutoDealer',
    ...(!location && { '@id': `${origin}/#dealer` }),
    name: place.name,
    url: `${origin}/`,
    // A number that shoppers reveal by a press stands nowhere before it.
    telephone: settings.phoneMaskEnabled ? undefined : place.phone,
    ...(place.city && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: here,
        addressLocality: place.city,
        addressRegion: place.state,
        postalCode: place.postcode,
        addressCountry: 'AU',
      },
    }),
    ...(lat !== undefined &&
      long !== undefined && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
  } as const satisfies AutoDealerLeaf
}

const quantity = (value: number | undefined, unitCode: string): QuantitativeValueLeaf | undefined =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode }
