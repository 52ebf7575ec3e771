import { dollarText, numberText, valueLabel } from '#app/stock/search/labels.ts'
import type { Settings } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'
import { hasPrice, isSold } from './availability.ts'

/** `48,210 km`, or undefined where it is not known. */
export const distance = (km: number | undefined) => (km === undefined ? undefined : `${numberText(km)} km`)

/** `57`, with thousands apart. */
export const count = numberText

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
  return { text: dollarText(vehicle.price), ...(type && { type }) }
}

/** What stands in the place of the price of a vehicle that is not for sale. */
export const goneWord = (vehicle: Pick<StockRecord, 'status' | 'sold'>) =>
  isSold(vehicle) ? 'Sold' : 'No longer available'

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

/** "New", "Demo", or the site's own word for used (SRCH-34). */
export const carTypeWord = (
  type: StockRecord['car_type'],
  settings: Pick<Settings, 'usedLabel' | 'labels'>,
) => valueLabel('car_type', type, settings)

/** "Used · Hatch": the type and the body; of a truck "Used · Tipper", what is built on it. */
export const kindOf = (
  { car_type, body, body_style }: Pick<StockRecord, 'car_type' | 'body' | 'body_style'>,
  settings: Pick<Settings, 'usedLabel' | 'labels'>,
) =>
  [carTypeWord(car_type, settings), body_style ?? (body && valueLabel('body', body, settings))]
    .filter(Boolean)
    .join(' · ')
