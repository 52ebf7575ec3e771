import type { StockRecord } from '#app/stock/index/record.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { buttonsOf, cardButtons, type VehicleButton } from '#app/stock/rules/buttons.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Reach } from '#app/tenancy/reach.ts'
import type { Settings } from '#tenants/settings/index.ts'
import type { EventName } from '#tenants/settings/tracking.ts'
import { paths } from '#values/paths.ts'
import { chatOf } from './chat.ts'
import { hasPlugin } from './plugins.ts'

export interface VehicleAction extends VehicleButton {
  newTab?: boolean
  /** A file that is made and saved; the name it is saved under. */
  download?: string
  /** The event that a press on it is counted as. */
  event?: EventName
}

/**
 * Buttons beside the vehicle, in the site's order (TEN-13): the history report where there is a file (VDP-41, NOTE-39),
 * the page to print or the PDF as the site chooses (PRINT-05); for a vehicle that is not available the one link to its like (VDP-45).
 */
export function vehicleActions(
  record: StockRecord,
  { file, vin }: Vehicle,
  settings: Settings,
  reach?: Reach,
): VehicleAction[] {
  if (!isAvailable(record)) return cardButtons(record, settings, reach)
  return settings.vdpButtons.flatMap((key): VehicleAction[] => {
    if (key === 'print') return [printAction(record, settings)]
    if (key !== 'history') return buttonsOf([key], { ...record, vin }, settings, reach)
    if (!file) return []
    const usual = hasPlugin(settings, 'PPSR Report') ? 'PPSR Report' : 'History Report'
    const label = settings.labels.history || usual
    return [{ key, label, href: file, newTab: true, event: 'historyReport' }]
  })
}

/**
 * What the bar of phones offers besides the call (VDP-34): Reserve, then Instant Message where the site has a chat, else
 * Enquire (VDP-35); the one link to its like for a vehicle that is not available.
 */
export function barActions(
  actions: readonly VehicleAction[],
  record: StockRecord,
  settings: Settings,
  reach?: Reach,
): VehicleAction[] {
  const of = (key: VehicleAction['key']) => actions.filter((action) => action.key === key)
  const chat = isAvailable(record) && chatOf(record, settings, reach)
  return [...of('findSimilar'), ...of('reserve'), ...(chat ? [chat] : of('enquire'))]
}

/** NOTE-12: a page in a new tab, or a file. */
function printAction({ slug }: StockRecord, { printMode, labels }: Settings): VehicleAction {
  return printMode === 'pdf'
    ? {
        key: 'print',
        label: labels.print || 'Print PDF',
        href: paths.vehiclePdf({ slug }),
        download: `${slug}.pdf`,
        event: 'print',
      }
    : {
        key: 'print',
        label: labels.print || 'Print',
        href: paths.vehicleSheet({ slug }),
        newTab: true,
        event: 'print',
      }
}
