import { locationsOf } from '#app/locations/locations.server.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import { nextStep, stepOf } from '#app/stock/search/listed.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

export interface Summary {
  vehicle: Vehicle
  record: StockRecord
  /** Milliseconds; what "just arrived" is measured by. */
  now: number
  /** Path of the place where it stands, if the site has one. */
  place?: string
}

type Context = Parameters<BlockLoad<ContentOf<typeof definition>, unknown>>[0]

const load: BlockLoad<ContentOf<typeof definition>, Summary | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const { site, instant, validUntil } = context
  validUntil(nextStep(instant))
  const record = toRecord(site.slug, vehicle)
  return { vehicle, record, now: stepOf(instant) * 1000, place: await placeOf(record, context) }
}

/** Without the Content Lake the place is named, and leads nowhere. */
async function placeOf({ location_slug: slug }: StockRecord, { lake }: Pick<Context, 'lake'>) {
  const places = await locationsOf(lake).catch(() => [])
  return places.some((place) => place.slug === slug) ? paths.location({ slug: slug! }) : undefined
}

export default load
