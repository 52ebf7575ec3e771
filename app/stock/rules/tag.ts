import type { Settings } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'
import { isAvailable } from './availability.ts'

export interface VehicleTag {
  kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'custom' | 'comingSoon' | 'justArrived'
  text: string
}

const fuels = ['Electric', 'Hybrid', 'PHEV']
const daySeconds = 86_400

type Tagged = Pick<
  StockRecord,
  'status' | 'sold' | 'fuel' | 'reserved' | 'certified' | 'car_type' | 'make' | 'tag' | 'created_at_timestamp'
>
type TagSwitches = Pick<
  Settings,
  'soldTagText' | 'certifiedLogoMakes' | 'justArrivedDays' | 'justArrivedLabel' | 'labels'
>

const includes = (list: readonly string[], value: string) =>
  list.some((entry) => entry.toLowerCase() === value.toLowerCase())

/**
 * The one tag of a vehicle, or undefined. A vehicle that cannot be sold carries the sold tag in place of any other
 * (CARD-19, NOTE-22); else the first of fuel, reserved, certified, custom, coming soon, just arrived (CARD-20 to 27).
 * `now` in milliseconds.
 */
export function tagOf(vehicle: Tagged, switches: TagSwitches, now: number): VehicleTag | undefined {
  const { soldTagText, certifiedLogoMakes, justArrivedDays, justArrivedLabel, labels } = switches
  if (!isAvailable(vehicle)) return { kind: 'sold', text: soldTagText }
  const fuel = fuels.find((name) => name.toLowerCase() === vehicle.fuel?.toLowerCase())
  if (fuel) return { kind: 'fuel', text: fuel }
  if (vehicle.reserved) return { kind: 'reserved', text: labels.reservedTag ?? 'Reserved' }
  if (vehicle.certified && vehicle.car_type === 'used' && includes(certifiedLogoMakes, vehicle.make))
    return { kind: 'certified', text: `${vehicle.make} ${labels.certifiedTag ?? 'Certified'}` }
  const custom = vehicle.tag?.trim()
  if (custom) return { kind: 'custom', text: custom }
  if (vehicle.status === 'coming_soon')
    return { kind: 'comingSoon', text: labels.comingSoonTag ?? 'Coming Soon' }
  const age = now / 1000 - vehicle.created_at_timestamp
  if (justArrivedDays > 0 && age <= justArrivedDays * daySeconds)
    return { kind: 'justArrived', text: justArrivedLabel }
  return undefined
}
