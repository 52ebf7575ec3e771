import type { Settings } from '#tenants/settings/index.ts'
import type { ItemType } from '#values/vehicle-kinds.ts'

const day = 86_400
/** Filters by time move in steps of this many seconds, so that the same search stays the same request for a while. */
const timeStep = 600

type Switches = Pick<
  Settings,
  'includeSoldDays' | 'stockAgeMinDays' | 'manufacturerFilter' | 'searchFilter'
> & { vehicleKinds: readonly ItemType[] }

export const quoted = (value: string) => `"${value.replace(/(["\\])/g, '\\$1')}"`
const anyOf = (attribute: string, values: readonly string[]) =>
  `(${values.map((value) => `${attribute}:${quoted(value)}`).join(' OR ')})`

/** The start of the step that `instant` lies in, in seconds; pages made with it are good until the next one. */
export const stepOf = (instant: Date) => Math.floor(instant.getTime() / 1000 / timeStep) * timeStep
export const nextStep = (instant: Date) => new Date((stepOf(instant) + timeStep) * 1000)

/**
 * What every listing, count and carousel of a site is limited to: available vehicles, sold ones inside the window
 * (SRCH-16 to SRCH-18), of the site's kinds and makes, past the embargo for fresh stock (SRCH-25), and the tenant's own
 * filter (SRCH-19).
 */
export function listedFilters(settings: Switches, instant: Date): string {
  const now = stepOf(instant)
  const { includeSoldDays, stockAgeMinDays, vehicleKinds, manufacturerFilter, searchFilter } = settings
  const statuses = ['in_stock', 'coming_soon', ...(includeSoldDays > 0 ? ['sold'] : [])]
  return [
    anyOf('status', statuses),
    includeSoldDays > 0 && `sold_or_always > ${now - includeSoldDays * day}`,
    vehicleKinds.length > 0 && anyOf('item_type', vehicleKinds),
    manufacturerFilter.length > 0 && anyOf('make', manufacturerFilter),
    stockAgeMinDays > 0 && `created_at_timestamp <= ${now - stockAgeMinDays * day}`,
    searchFilter.trim() && ownFilter(searchFilter),
  ]
    .filter(Boolean)
    .join(' AND ')
}

const numeric = new Set(['id', 'year', 'price', 'km', 'seats', 'weekly', 'subscription_price', 'towing'])

/**
 * `dealership_slug:alpha,year:2020` or with ` AND `; `:` and `=` mean the same. Numbers go out with `=` (SRCH-19), words
 * with `:`, since `dealership_slug=alpha` is an error to Algolia: it compares numbers alone.
 */
function ownFilter(filter: string) {
  return filter
    .split(/,| AND /)
    .map((pair) => /^\s*([\w.]+)\s*[:=]\s*"?(.*?)"?\s*$/.exec(pair))
    .flatMap((pair) => (pair ? [condition(pair[1]!, pair[2]!)] : []))
    .join(' AND ')
}

const condition = (attribute: string, value: string) =>
  numeric.has(attribute) && /^\d+(\.\d+)?$/.test(value)
    ? `${attribute}=${value}`
    : `${attribute}:${quoted(value)}`
