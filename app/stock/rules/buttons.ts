import { emptyState, searchHref } from '#app/stock/search/state.ts'
import { answers, hasAnchor, type Reach } from '#app/tenancy/reach.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { paths } from '#values/paths.ts'
import type { StockRecord } from '../index/record.ts'
import { canReserve, canTradeIn, isAvailable, offersFinance } from './availability.ts'

type ButtonKey = Settings['cardButtons'][number] | Settings['vdpButtons'][number]

export interface VehicleButton {
  key: ButtonKey | 'findSimilar' | 'instantMessage'
  label: string
  href: string
}

export const buttonSwitches = [
  'cardButtons',
  'customCardButton',
  'labels',
  'enquireButtonText',
  'searchPath',
  'reserveEnabled',
  'reservePath',
  'reserveCarTypes',
  'tradeInEnabled',
  'financeTradeInMinPrice',
  'onlinePurchaseEnabled',
  'checkoutJourneyParam',
  'financeLink',
  'personalisedFinance',
  'financeDisplayEnabled',
  'financeExcludedMakes',
  'financeExcludedDealerships',
] as const satisfies (keyof Settings)[]

/** Buttons that lead to a form about the vehicle: it opens beside the page. */
export const opensForm = (key: VehicleButton['key']) =>
  key === 'enquire' || key === 'testDrive' || key === 'instantMessage'

type ButtonSwitches = Pick<Settings, (typeof buttonSwitches)[number]>

type Vehicle = Pick<
  StockRecord,
  | 'id'
  | 'slug'
  | 'status'
  | 'sold'
  | 'reserved'
  | 'price'
  | 'car_type'
  | 'make'
  | 'body'
  | 'dealership_slug'
  | 'location_slug'
> & { vin?: string }

const withCar = (path: string, id: number) => `${path}${path.includes('?') ? '&' : '?'}car_id=${id}`

const testDrive = '/book-test-drive'
const enquiry = '/enquire'
const personalFinance = '/personalised/finance'
const purchase = '/checkout-journey'
const financeForm = 'finance-form'

/** Where more pictures of a vehicle are asked for (PHOTO-03). */
export const photoRequestHref = (id: number) => withCar('/request-photos', id)

/** Addresses that the buttons of vehicles may lead to, beside those that name the vehicle. */
export const buttonTargets = ({ financeLink, customCardButton }: Settings) => [
  ...[testDrive, enquiry, paths.tradeIn, financeLink, personalFinance, purchase],
  ...(customCardButton ? [customCardButton.url] : []),
]

/** Where finance buttons of a vehicle lead (FIN-29 to FIN-31); an outside address is left as it is. */
export function financeHref(
  vehicle: Vehicle,
  { financeLink, personalisedFinance }: Pick<Settings, 'financeLink' | 'personalisedFinance'>,
  reach?: Reach,
) {
  if (personalisedFinance && answers({ reach }, personalFinance)) return withCar(personalFinance, vehicle.id)
  if (!financeLink.startsWith('/')) return financeLink
  const [path, chosen] = financeLink.split('#') as [string, string?]
  const anchor = chosen ?? (hasAnchor({ reach }, path, financeForm) ? financeForm : undefined)
  const parameters = new URLSearchParams({
    preferredDealership: vehicle.dealership_slug ?? '',
    vehiclePriceBudget: String(vehicle.price ?? 0),
    car_id: String(vehicle.id),
    car_type: vehicle.car_type,
    ...(vehicle.vin && { vin: vehicle.vin }),
  })
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}${anchor ? `#${anchor}` : ''}`
}

/** The search for the same make and body. */
function similarHref(
  { make, body }: Pick<StockRecord, 'make' | 'body'>,
  { searchPath }: Pick<Settings, 'searchPath'>,
) {
  return searchHref(searchPath, {
    ...emptyState,
    values: { ...(make && { make: [make] }), ...(body && { body: [body] }) },
  })
}

type Made = Pick<VehicleButton, 'label' | 'href'> | null | undefined | false

function made(key: ButtonKey, vehicle: Vehicle, switches: ButtonSwitches, reach?: Reach): Made {
  const { id, slug } = vehicle
  const { labels, customCardButton: custom } = switches
  const named = (label: string, href: string): Made => ({ label: labels[key] || label, href })
  switch (key) {
    case 'details':
      return named('Details', paths.vehicle(vehicle))
    case 'testDrive':
      return named('Test Drive', withCar(testDrive, id))
    case 'finance':
      return offersFinance(vehicle, switches) && named('Finance', financeHref(vehicle, switches, reach))
    case 'reserve':
      return (
        switches.reserveEnabled &&
        canReserve(vehicle, switches) &&
        named('Reserve', `${paths.vehicle(vehicle)}/${switches.reservePath}`)
      )
    case 'tradeIn':
      return canTradeIn(vehicle, switches) && named('Trade In', withCar(paths.tradeIn, id))
    case 'onlinePurchase': {
      const by = switches.checkoutJourneyParam === 'slug' ? encodeURIComponent(slug) : id
      return (
        switches.onlinePurchaseEnabled &&
        canReserve(vehicle, switches) &&
        named('Buy Online', `${purchase}?car_id=${by}`)
      )
    }
    case 'enquire':
      return named(switches.enquireButtonText, withCar(enquiry, id))
    case 'custom':
      // Addresses with the vehicle in their path are the dealer's own business.
      return (
        custom &&
        (/^[^?#]*\{/.test(custom.url) || answers({ reach }, custom.url)) && {
          label: custom.label,
          href: custom.url.replaceAll('{slug}', encodeURIComponent(slug)).replaceAll('{id}', String(id)),
        }
      )
    default:
      // History report and print belong to the vehicle page, which has what they need.
      return undefined
  }
}

/** The buttons among `keys` that this vehicle has and that lead to something on the site, in that order. */
export const buttonsOf = (
  keys: readonly ButtonKey[],
  vehicle: Vehicle,
  switches: ButtonSwitches,
  reach?: Reach,
): VehicleButton[] =>
  keys.flatMap((key) => {
    const button = made(key, vehicle, switches, reach)
    return button && (key === 'custom' || answers({ reach }, button.href)) ? [{ key, ...button }] : []
  })

/**
 * What stands under a vehicle's card: the site's buttons (CARD-08 to CARD-16, TEN-13), or for one that is not available
 * the one link to its like (CARD-17).
 */
export function cardButtons(vehicle: Vehicle, switches: ButtonSwitches, reach?: Reach): VehicleButton[] {
  if (!isAvailable(vehicle))
    return [
      {
        key: 'findSimilar',
        label: switches.labels.findSimilar || 'Find Me Something Similar',
        href: similarHref(vehicle, switches),
      },
    ]
  // The own button needs no place in the list: setting it is asking for it (CARD-16).
  const { cardButtons: keys, customCardButton } = switches
  const all: readonly ButtonKey[] = customCardButton && !keys.includes('custom') ? [...keys, 'custom'] : keys
  return buttonsOf(all, vehicle, switches, reach)
}
