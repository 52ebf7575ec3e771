import type { Settings } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'

/** Sold by word or by flag (NOTE-25). */
export const isSold = ({ status, sold }: Pick<StockRecord, 'status' | 'sold'>) => sold || status === 'sold'

/** Only what is in stock or on its way is available; any other status is not (CARD-18, NOTE-26). */
export const isAvailable = (vehicle: Pick<StockRecord, 'status' | 'sold'>) =>
  !isSold(vehicle) && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon')

/** Status of a vehicle that the feed does not have any more. */
export const withdrawn = 'withdrawn'

/** It has left the dealer's feed; nobody knows whether it was sold. */
export const isWithdrawn = ({ status }: Pick<StockRecord, 'status'>) => status === withdrawn

const daySeconds = 86_400

/** Whether search engines may show it: while it is available, and for as long as it is listed as sold (SRCH-17). */
export const isOfInterest = (
  vehicle: Pick<StockRecord, 'status' | 'sold' | 'sold_date_timestamp'>,
  { includeSoldDays }: Pick<Settings, 'includeSoldDays'>,
  /** Seconds. */
  now: number,
) =>
  isAvailable(vehicle) ||
  (vehicle.status !== withdrawn &&
    isSold(vehicle) &&
    (vehicle.sold_date_timestamp ?? 0) > now - includeSoldDays * daySeconds)

/** A price to show: 0 and less stand for none (CARD-06). */
export const hasPrice = <Vehicle extends Pick<StockRecord, 'price'>>(
  vehicle: Vehicle,
): vehicle is Vehicle & { price: number } => (vehicle.price ?? 0) > 0

type Reservable = Pick<StockRecord, 'status' | 'sold' | 'reserved' | 'price' | 'car_type'>

/** Whether a vehicle could be held or bought online (RESV-07), whatever the site's switches say. */
export const canReserve = (vehicle: Reservable, { reserveCarTypes }: Pick<Settings, 'reserveCarTypes'>) =>
  vehicle.status === 'in_stock' &&
  !isSold(vehicle) &&
  !vehicle.reserved &&
  hasPrice(vehicle) &&
  reserveCarTypes.includes(vehicle.car_type)

type TradeInSwitches = Pick<Settings, 'tradeInEnabled' | 'financeTradeInMinPrice'>

/** Whether a trade-in towards this vehicle is offered: available, at or above the least price (NOTE-21, NOTE-44). */
export const canTradeIn = (
  vehicle: Pick<StockRecord, 'status' | 'sold' | 'price'>,
  { tradeInEnabled, financeTradeInMinPrice }: TradeInSwitches,
) => tradeInEnabled && isAvailable(vehicle) && (vehicle.price ?? 0) >= financeTradeInMinPrice

type FinanceSwitches = Pick<
  Settings,
  'financeDisplayEnabled' | 'financeExcludedMakes' | 'financeExcludedDealerships'
>

/** Whether finance may be spoken of beside a vehicle at all (TEN-12, LEND-05, LEND-06). */
export function offersFinance(
  { make, dealership_slug }: Pick<StockRecord, 'make' | 'dealership_slug'>,
  { financeDisplayEnabled, financeExcludedMakes, financeExcludedDealerships }: FinanceSwitches,
) {
  const excluded = financeExcludedMakes.some((name) => name.toLowerCase() === make.toLowerCase())
  return (
    financeDisplayEnabled &&
    !excluded &&
    !(dealership_slug && financeExcludedDealerships.includes(dealership_slug))
  )
}
