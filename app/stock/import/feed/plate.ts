import type { ItemType } from '#values/vehicle-kinds.ts'
import type { Vehicle } from '../../vehicle.ts'
import type { Cells } from './cells.ts'
import type { Target } from './draft.ts'
import { axles, berths, length, mass, smallMass, wheelsOf } from './measures.ts'

type Variant = Vehicle['variant']
type Plate = Pick<
  Variant,
  | ('grossvehiclemass' | 'grosscombinationmass' | 'aggregatetrailermass' | 'tare' | 'payload' | 'ballweight')
  | ('towingcapacitybraked' | 'vehiclelength' | 'vehicleheight' | 'vehiclewidth' | 'wheelbase')
  | ('axles' | 'berths' | 'lams')
>

/** A road train with its load, in kg. */
const mostMass = 250_000
/** A road train, in mm. */
const mostLength = 60_000

/** Masses and measures as on the plate of a truck or caravan; what contradicts the rest of it is left out and noted. */
export function plateOf(cells: Cells, kind: ItemType): Plate {
  const isTowed = kind === 'caravan'
  const weight = (field: Target, read: typeof mass = mass) =>
    cells.number(field, { least: 1, most: mostMass, read: (given) => read(given) })
  const measure = (field: Target, soldByFoot = false) =>
    cells.number(field, { least: 100, most: mostLength, read: (given) => length(given, soldByFoot) })
  const gross = weight('variant.grossvehiclemass')
  const aggregate = weight('variant.aggregatetrailermass')
  const most = aggregate ?? gross
  const below = (field: Target, value: number | undefined, limit: number | undefined, what: string) => {
    if (value === undefined || limit === undefined || value < limit) return value
    cells.problems.warn(field, cells.raw(field), `is not less than ${what} of ${limit} kg; left out`)
    return undefined
  }
  const combined = weight('variant.grosscombinationmass')
  if (combined !== undefined && gross !== undefined && combined < gross)
    cells.problems.warn(
      'variant.grosscombinationmass',
      cells.raw('variant.grosscombinationmass'),
      `is less than the gross mass of ${gross} kg; left out`,
    )
  const tare = below('variant.tare', weight('variant.tare'), most, 'the gross mass')
  const payload = below('variant.payload', weight('variant.payload'), most, 'the gross mass')
  return {
    grossvehiclemass: gross,
    grosscombinationmass: combined !== undefined && combined < (gross ?? 0) ? undefined : combined,
    aggregatetrailermass: aggregate,
    tare,
    // What may be loaded is what the plate leaves, where the feed does not say it.
    payload:
      payload ?? (kind !== 'car' && most !== undefined && tare !== undefined ? most - tare : undefined),
    ballweight: below(
      'variant.ballweight',
      weight('variant.ballweight', smallMass),
      tare ?? most,
      tare === undefined ? 'the gross mass' : 'the tare',
    ),
    towingcapacitybraked: cells.number('variant.towingcapacitybraked', {
      most: mostMass,
      read: (given) => mass(given),
    }),
    vehiclelength: measure('variant.vehiclelength', isTowed),
    vehicleheight: measure('variant.vehicleheight'),
    vehiclewidth: measure('variant.vehiclewidth'),
    wheelbase: measure('variant.wheelbase'),
    axles:
      axles(cells.text('variant.axles', 40), isTowed) ??
      (kind === 'truck' ? wheelsOf(cells.text('drive')) : undefined),
    berths: cells.number('variant.berths', { least: 1, most: 12, read: berths }),
    lams: cells.yesNo('variant.lams'),
  }
}
