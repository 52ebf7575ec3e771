import { answers, type Reach } from '#app/tenancy/reach.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import { hasPrice, isAvailable } from './availability.ts'

export interface VehicleControls {
  /** A heart kept in the browser, or a Save that needs sign-in. */
  favourite: 'local' | 'watchlist' | false
  /** Where a vehicle that cannot be saved any more may be taken out of the watchlist (WATCH-15). */
  removable?: true
  compare: boolean
}

export const controlSwitches = [
  'favouritesMode',
  'watchlistPath',
  'compareEnabled',
  'favouritesStrict',
  'favouritesUsedOnly',
] as const satisfies (keyof Settings)[]

type Controlled = Pick<StockRecord, 'status' | 'sold' | 'car_type' | 'price' | 'images'>

/** How shoppers keep vehicles: a site that cannot be signed in to keeps them in the browser. */
export const favouritesOf = ({ favouritesMode }: Pick<Settings, 'favouritesMode'>, reach?: Reach) =>
  favouritesMode === 'watchlist' && !answers({ reach }, paths.signIn) ? 'local' : favouritesMode

/** Which of favourite, compare and save stand on a vehicle (CARD-28, CARD-29, CARD-32). */
export function controlsOf(
  vehicle: Controlled,
  switches: Pick<Settings, (typeof controlSwitches)[number]>,
  reach?: Reach,
): VehicleControls {
  const { compareEnabled, favouritesStrict, favouritesUsedOnly } = switches
  const favouritesMode = favouritesOf(switches, reach)
  const hidden =
    favouritesMode === 'off' ||
    !isAvailable(vehicle) ||
    (favouritesStrict && (!hasPrice(vehicle) || vehicle.images.length === 0)) ||
    (favouritesUsedOnly && vehicle.car_type !== 'used')
  return hidden
    ? { favourite: false, compare: false, removable: favouritesMode === 'watchlist' || undefined }
    : { favourite: favouritesMode, compare: compareEnabled }
}
