import type { Draft, Target } from '../draft.ts'

/** A way of writing stock down: which column means what. */
export interface Format {
  key: string
  title: string
  /** Columns that only this format has; they decide between formats that share the rest. */
  signature: readonly string[]
  /** By column as `columnKey` writes it; null: known and left out. */
  columns: Readonly<Record<string, Target | 'cost_price' | null>>
  /** Translates what the format says in its own way. */
  finish?(draft: Draft): void
}

/** Each word of the lists, as the column that it means. */
export const spellings = (lists: Partial<Record<Target, string>>): Record<string, Target> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([target, words]) =>
      words.split(' ').map((word) => [word, target as Target]),
    ),
  )

/** Columns of trucks, caravans and motorcycles, which dealers add to whatever format their system writes. */
export const workingColumns = spellings({
  'variant.grossvehiclemass': 'gvm grossvehiclemass grossvehicleweight gvmrating',
  'variant.grosscombinationmass': 'gcm grosscombinationmass grosscombinedmass gcmrating',
  'variant.aggregatetrailermass': 'atm aggregatetrailermass aggregatemass',
  'variant.tare': 'tare taremass tareweight emptyweight',
  'variant.payload': 'payload payloadcapacity maxpayload loadcapacity carryingcapacity',
  'variant.ballweight':
    'ballweight ballmass towballweight towballmass towballdownload balldownload ballload drawbarweight',
  'variant.towingcapacitybraked': 'towingcapacity towcapacity brakedtowing brakedtowingcapacity maxtowing',
  'variant.wheelbase': 'wheelbase wb',
  'variant.axles': 'axles axle axleconfiguration axleconfig noofaxles numberofaxles wheelconfiguration',
  'variant.berths': 'berths berth noofberths numberofberths sleeps sleepingcapacity',
  'variant.vehiclelength': 'length overalllength vehiclelength externallength lengthoverall vanlength',
  'variant.vehicleheight': 'height overallheight vehicleheight travelheight',
  'variant.vehiclewidth': 'width overallwidth vehiclewidth',
  'variant.lams': 'lams lamsapproved learnerapproved learnerlegal',
})

/** `Stock Number`, `stock_number` and `g:stockNumber` are one column; dots and `[0]` keep their meaning. */
export const columnKey = (column: string) =>
  column
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9.[\]]+/g, '')
