import type { StockRecord } from '#app/stock/record.ts'
import type { Settings } from '#tenants/settings.ts'
import { hasPrice, isAvailable, offersFinance } from './availability.ts'

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** `$25,990` (TEN-22). */
export const money = (amount: number) => dollars.format(amount)

/** `48,210 km`, or undefined where it is not known. */
export const distance = (km: number | undefined) => (km === undefined ? undefined : `${whole.format(km)} km`)

export const count = (amount: number) => whole.format(amount)

export interface PriceWords {
  /** `$25,990`, or the site's words where there is no price (CARD-06). */
  text: string
  /** "Drive Away", as the feed says it; never beside a missing price (CARD-31). */
  type?: string
}

export function priceWords(
  vehicle: Pick<StockRecord, 'price' | 'price_type'>,
  { noPriceText }: Pick<Settings, 'noPriceText'>,
): PriceWords {
  if (!hasPrice(vehicle)) return { text: noPriceText }
  const type = vehicle.price_type?.trim()
  return { text: money(vehicle.price), ...(type && { type }) }
}

type Financed = Pick<
  StockRecord,
  'weekly' | 'status' | 'sold' | 'reserved' | 'price' | 'make' | 'dealership_slug'
>
type WeeklySwitches = Parameters<typeof offersFinance>[1] & Pick<Settings, 'quoteMinPrice'>

/** Weekly estimate in whole dollars, rounded up: `$96/wk`; for vehicles a quote may be made for (QUOTE-06, TEN-12). */
export function weeklyWords(vehicle: Financed, switches: WeeklySwitches): string | undefined {
  const { weekly, price, reserved, status } = vehicle
  if (!weekly || weekly <= 0 || !offersFinance(vehicle, switches)) return undefined
  const eligible = isAvailable(vehicle) && status === 'in_stock' && !reserved
  return eligible && (price ?? 0) > switches.quoteMinPrice ? `${money(Math.ceil(weekly))}/wk` : undefined
}

/** The two lines of a title: "2021 Toyota Corolla" and its badge; together they are the vehicle's whole name. */
export function titleLines({ name, badge }: Pick<StockRecord, 'name' | 'badge'>): [string, string?] {
  const end = badge?.trim()
  if (!end || !name.endsWith(` ${end}`)) return [name]
  return [name.slice(0, -end.length).trimEnd(), end]
}

/** Where a vehicle stands: the location's name, else city and state (CARD-02). */
export const placeOf = ({
  location_name,
  city,
  state,
}: Pick<StockRecord, 'location_name' | 'city' | 'state'>) =>
  location_name || [city, state].filter(Boolean).join(', ') || undefined

/** Types as shoppers read them; `usedLabel` is the site's word for used (SRCH-34). */
export const carTypeWord = (
  type: StockRecord['car_type'],
  { usedLabel }: Pick<Settings, 'usedLabel'>,
): string => ({ new: 'New', demo: 'Demo', used: usedLabel })[type]
