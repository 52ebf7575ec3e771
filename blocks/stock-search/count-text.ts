import { numberText } from '#app/stock/search/labels.ts'
import type { ListingSettings } from './switches.ts'

/** "1 car", "1,482 vehicles" */
export function countText(count: number, settings: Pick<ListingSettings, 'vehicleKinds'>) {
  return `${numberText(count)} ${stockNoun(count, settings)}`
}

/** A site that sells more than cars has vehicles. */
export function stockNoun(count: number, { vehicleKinds }: Pick<ListingSettings, 'vehicleKinds'>) {
  const [one, many] = vehicleKinds.join() === 'car' ? ['car', 'cars'] : ['vehicle', 'vehicles']
  return count === 1 ? one : many
}
