import type { HeadFromBlock } from '#app/page/block.ts'
import { hasPrice, isSold } from '#app/stock/rules/availability.ts'
import { priceWords } from '#app/stock/rules/vehicle-text.ts'
import { presetPath, stockWord, typesHeading } from '#app/stock/search/preset.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'
import { plainComments } from './comments.ts'

/** Title, description and place in the site of a vehicle's page; a sold one keeps its page (SEO-01). */
export function vehicleHead(
  vehicle: Vehicle,
  site: Site,
  { knownModel }: { /** Other stock of the same model is listed. */ knownModel: boolean },
): HeadFromBlock {
  const price = priceWords(vehicle, site.settings)
  return {
    heading: vehicle.name,
    title: `${vehicle.name} ${price.text} | ${site.name}`,
    description: describe(vehicle, site),
    canonical: vehicle.path,
    image: vehicle.images[0]?.image.url,
    above: stepsTo(vehicle, site, knownModel),
  }
}

const titleCase = (words: string) => words.replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase())

/** Type and condition, make, model, body (VDP-02). */
function stepsTo({ car_type, make, model, simple_body: body }: Vehicle, site: Site, knownModel: boolean) {
  const type = titleCase(typesHeading([car_type], site))
  return [
    { label: type, path: presetPath({ car_type: [car_type] }) },
    { label: make, path: presetPath({ make }) },
    ...(knownModel ? [{ label: model, path: presetPath({ make, model }) }] : []),
    ...(body ? [{ label: body, path: presetPath({ body }) }] : []),
  ]
}

function describe(vehicle: Vehicle, site: Site) {
  const { name, colour, simple_transmission, simple_fuel, location } = vehicle
  const details = [colour, simple_transmission, simple_fuel].filter(Boolean).join(', ').toLowerCase()
  const price = priceWords(vehicle, site.settings)
  const where = location?.city ?? site.address?.suburb
  const offer = isSold(vehicle)
    ? `Sold. See similar ${stockWord(site)}`
    : [price.text, price.type?.toLowerCase()].filter(Boolean).join(' ').replace(/\.$/, '')
  return `${name}${details && ` in ${details}`}. ${offer}${where ? ` at ${site.name}, ${where}` : ` at ${site.name}`}.`
}

const kinds = { car: 'Car', truck: 'Vehicle', motorcycle: 'Motorcycle', caravan: 'Vehicle', part: 'Product' }

const availability = ({ status, reserved, ...vehicle }: Vehicle) =>
  isSold({ status, ...vehicle })
    ? 'SoldOut'
    : reserved
      ? 'Reserved'
      : status === 'coming_soon'
        ? 'PreOrder'
        : status === 'in_stock'
          ? 'InStock'
          : 'OutOfStock'

/** The vehicle as Google's vehicle listings read it. What is not known is left out; without a price there is no offer. */
export function vehicleJsonLd(vehicle: Vehicle, site: Site) {
  const { origin } = site
  const used = vehicle.car_type !== 'new'
  return {
    '@context': 'https://schema.org',
    '@type': kinds[vehicle.item_type],
    name: vehicle.name,
    url: origin + vehicle.path,
    sku: vehicle.stocknum,
    vehicleIdentificationNumber: vehicle.vin,
    image: vehicle.images.map(({ image }) => new URL(image.url, origin).href),
    description: plainComments(vehicle.dealercomments) || undefined,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year?.toString(),
    itemCondition: `https://schema.org/${used ? 'Used' : 'New'}Condition`,
    bodyType: vehicle.simple_body,
    color: vehicle.colour,
    driveWheelConfiguration: vehicle.simple_drive,
    vehicleTransmission: vehicle.simple_transmission,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    mileageFromOdometer: vehicle.km === undefined ? undefined : quantity(vehicle.km, 'KMT'),
    vehicleEngine: vehicle.simple_fuel && {
      '@type': 'EngineSpecification',
      fuelType: vehicle.simple_fuel,
      engineDisplacement: vehicle.engine_size && quantity(vehicle.engine_size, 'CMQ'),
    },
    offers: hasPrice(vehicle)
      ? {
          '@type': 'Offer',
          price: vehicle.price,
          priceCurrency: 'AUD',
          availability: `https://schema.org/${availability(vehicle)}`,
          url: origin + vehicle.path,
          seller: sellerOf(vehicle, site),
        }
      : undefined,
  }
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
  }
}

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode })
