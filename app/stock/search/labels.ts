import type { Settings } from '#tenants/settings/index.ts'
import { carTypes } from '#values/vehicle-kinds.ts'
import type { RangeKey, ValueKey } from './state.ts'

type Words = Pick<Settings, 'usedLabel' | 'labels'>
type Orders = Pick<Settings, 'seriesOrder'>

const titles: Record<ValueKey | RangeKey, string> = {
  make: 'Make',
  model: 'Model',
  price: 'Price',
  year: 'Year',
  km: 'Kilometres',
  fuel: 'Fuel',
  transmission: 'Transmission',
  colour: 'Colour',
  seats: 'Seats',
  state: 'State',
  city: 'City',
  dealership_name: 'Dealership',
  badge: 'Badge',
  certified: 'Certified',
  status: 'Status',
  tag: 'Tag',
  categories: 'Categories',
  make_model: 'Make and model',
  body: 'Body type',
  car_type: 'Condition',
  drive: 'Drive type',
  location_name: 'Location',
  filtered_features: 'Features',
  item_type: 'Type',
  price_range: 'Price',
  weekly_price_range: 'Weekly price',
  subscription_price: 'Subscription a week',
  created_at_timestamp: 'Date listed',
  series: 'Series',
  dealership_slug: 'Dealership',
  location_slug: 'Location',
  body_style: 'Build',
  gvm: 'GVM',
  atm: 'ATM',
  payload: 'Payload',
  length: 'Length',
  axles: 'Axles',
  berths: 'Berths',
  lams: 'LAMS',
}

/** What a facet is called; the site's `labels` may say it otherwise under the facet's key. */
export const facetTitle = (key: ValueKey | RangeKey, { labels }: Pick<Settings, 'labels'>) =>
  labels[key] ?? titles[key]

const fixedLabels: Partial<Record<ValueKey, Record<string, string>>> = {
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  certified: { true: 'Certified', false: 'Not certified' },
  lams: { true: 'LAMS approved', false: 'Full licence' },
  item_type: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans', part: 'Parts' },
  car_type: { new: 'New', demo: 'Demo' },
}

/** `dual_cab` is "Dual cab". */
const readable = (value: string) =>
  /^[a-z0-9]+(_[a-z0-9]+)*$/.test(value) && /_|^[a-z]/.test(value)
    ? (value[0]!.toUpperCase() + value.slice(1)).replaceAll('_', ' ')
    : value

const asWritten = new Set<ValueKey>([
  'make',
  'make_model',
  'model',
  'badge',
  'tag',
  'dealership_name',
  'location_name',
  'axles',
])

/** What shoppers read for a value of a facet; the address keeps the value itself (SRCH-34). */
export function valueLabel(key: ValueKey, value: string, settings: Words): string {
  if (key === 'car_type' && value === 'used') return settings.usedLabel
  if (key === 'price_range' || key === 'weekly_price_range')
    return bracketLabel(value, key === 'weekly_price_range' ? ' a week' : '')
  if (key === 'seats') return `${value} seats`
  if (key === 'berths') return `${value} berth`
  return fixedLabels[key]?.[value] ?? (asWritten.has(key) ? value : readable(value))
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})
const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

const cents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** 25990 is "$25,990"; a price with cents has them. */
export const dollarText = (amount: number) => (Number.isInteger(amount) ? dollars : cents).format(amount)
/** 48210 is "48,210". */
export const numberText = (amount: number) => plain.format(amount)
/** 4495 is "4,495 kg". */
export const kilograms = (kg: number) => `${numberText(kg)} kg`
/** 6.7 is "6.7 m". */
export const metres = (metres: number) => `${metres.toFixed(1)} m`

/** `20000-30000` is "$20,000 to $30,000", `0-10000` "Under $10,000", `100000+` "$100,000 and over". */
export function bracketLabel(bracket: string, per = ''): string {
  const [, low, high] = /^(\d+)(?:-(\d+)|\+)$/.exec(bracket) ?? []
  if (low === undefined) return bracket
  if (high === undefined) return `${dollarText(Number(low))}${per} and over`
  if (Number(low) === 0) return `Under ${dollarText(Number(high))}${per}`
  return `${dollarText(Number(low))} to ${dollarText(Number(high))}${per}`
}

const rangeTexts: Record<RangeKey, (value: number) => string> = {
  price: dollarText,
  subscription_price: dollarText,
  km: (value) => `${numberText(value)} km`,
  year: String,
  gvm: kilograms,
  atm: kilograms,
  payload: kilograms,
  length: metres,
  created_at_timestamp: (value) =>
    new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' }).format(value * 1000),
}

/** One end of a range with its unit: "$5,000", "50,000 km", "2018". */
export const boundText = (key: RangeKey, value: number) => rangeTexts[key](value)

/** "$5,000 to $20,000", "From 2018", "Up to 50,000 km". */
export function rangeText(key: RangeKey, { min, max }: { min?: number; max?: number }): string {
  if (min === undefined) return max === undefined ? '' : `Up to ${boundText(key, max)}`
  if (max === undefined) return `From ${boundText(key, min)}`
  return min === max ? boundText(key, min) : `${boundText(key, min)} to ${boundText(key, max)}`
}

const bodyFamilies = [
  ['wagon', 'sedan', 'hatch'],
  ['dual_cab', 'extra_cab', 'single_cab'],
  ['2_door', '4_door'],
]
const bodyRanks = bodyFamilies.flat()

const bodyRank = (body: string) => {
  const name = body.toLowerCase().replace(/[\s-]+/g, '_')
  const rank = bodyRanks.findIndex((known) => name === known || (known === 'hatch' && name === 'hatchback'))
  return rank === -1 ? bodyRanks.length : rank
}

const byName = (one: string, other: string) => one.localeCompare(other, 'en-AU', { numeric: true })

/** Wagon, sedan, hatch; then cabs, then doors; the rest by name (SRCH-37). */
export const compareBodies = (one: string, other: string) =>
  bodyRank(one) - bodyRank(other) || byName(one, other)

/** Body types by count; those of one family stay together, in their own order, where the most frequent of them stands. */
function bodiesByCount(items: readonly FacetItem[]) {
  const familyOf = (body: string) => {
    const name = bodyRanks[bodyRank(body)]
    return name ? bodyFamilies.findIndex((family) => family.includes(name)) : body
  }
  const most = new Map<string | number, number>()
  for (const { value, count } of items)
    most.set(familyOf(value), Math.max(count, most.get(familyOf(value)) ?? 0))
  return (one: FacetItem, other: FacetItem) =>
    most.get(familyOf(other.value))! - most.get(familyOf(one.value))! || compareBodies(one.value, other.value)
}

const rankIn = (order: readonly string[], value: string) => {
  const rank = order.findIndex((known) => known.toLowerCase() === value.toLowerCase())
  return rank === -1 ? order.length : rank
}

/** Of a model by its series: "OMODA 5" belongs to `omoda`. */
const modelRank = (order: readonly string[], model: string) =>
  rankIn(
    order,
    order.find((series) => `${model.toLowerCase()} `.startsWith(`${series.toLowerCase()} `)) ?? model,
  )

/** Series in the order of the switch `seriesOrder`, the rest by name (SRCH-35). */
const compareSeries = (order: readonly string[]) => (one: string, other: string) =>
  rankIn(order, one) - rankIn(order, other) || byName(one, other)

const bracketStart = (bracket: string) => Number.parseInt(bracket, 10) || 0

export interface FacetItem {
  value: string
  count: number
}

/** The values of a facet in the order shoppers find them: by count, unless the facet has an order of its own. */
export function orderItems<Item extends FacetItem>(
  key: ValueKey,
  items: readonly Item[],
  { seriesOrder }: Orders,
): Item[] {
  const by = (compare: (one: string, other: string) => number) => (one: Item, other: Item) =>
    compare(one.value, other.value)
  const orders: Partial<Record<ValueKey, (one: Item, other: Item) => number>> = {
    car_type: by((one, other) => rankIn(carTypes, one) - rankIn(carTypes, other)),
    body: bodiesByCount(items),
    series: by(compareSeries(seriesOrder)),
    seats: by(byName),
    berths: by(byName),
    price_range: by((one, other) => bracketStart(one) - bracketStart(other)),
    weekly_price_range: by((one, other) => bracketStart(one) - bracketStart(other)),
    certified: by((one, other) => byName(other, one)),
  }
  const byCount = (one: Item, other: Item) => other.count - one.count || byName(one.value, other.value)
  const byModel = (one: Item, other: Item) =>
    modelRank(seriesOrder, one.value) - modelRank(seriesOrder, other.value) || byCount(one, other)
  return [...items].sort(orders[key] ?? (key === 'model' ? byModel : byCount))
}
