import type { HeadFromBlock } from '#app/page/block.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { goneWord, priceWords } from '#app/stock/rules/vehicle-text.ts'
import { presetPath, stockWord, typesHeading } from '#app/stock/search/preset.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'
import { shareSource, viewerPictures } from './pictures.ts'

/** Title, description and place in the site of a vehicle's page; a sold one keeps its page (SEO-01). */
export function vehicleHead(
  vehicle: Vehicle,
  site: Site,
  { knownModel }: { /** Other stock of the same model is listed. */ knownModel: boolean },
): HeadFromBlock {
  const price = isAvailable(vehicle)
    ? priceWords(vehicle, site.settings).text
    : `– ${goneWord(vehicle).toLowerCase()}`
  const [picture] = viewerPictures(vehicle)
  return {
    heading: vehicle.name,
    title: `${vehicle.name} ${price} | ${site.name}`,
    description: describe(vehicle, site),
    canonical: vehicle.path,
    image: picture && shareSource(picture.url),
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
  const offer = !isAvailable(vehicle)
    ? `${goneWord(vehicle)}. See similar ${stockWord(site)}`
    : [price.text, price.type?.toLowerCase()].filter(Boolean).join(' ').replace(/\.$/, '')
  return `${name}${details && ` in ${details}`}. ${offer}${where ? ` at ${site.name}, ${where}` : ` at ${site.name}`}.`
}
