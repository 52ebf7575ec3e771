import type { Vehicle } from '../vehicle.ts'
import { always, type StockRecord } from './record.ts'

/** Lower bounds of the price brackets (FACET-14), AUD. */
export const priceBrackets = [0, 5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
/** Lower bounds of the weekly brackets (FACET-15), AUD a week. */
export const weeklyBrackets = [0, 50, 100, 150, 200, 300]

/** `20000-30000`, the last one `100000+`. */
export function bracketOf(bounds: readonly number[], amount: number | undefined): string | undefined {
  if (amount === undefined || amount <= 0) return undefined
  const place = bounds.findLastIndex((bound) => amount >= bound)
  const next = bounds[place + 1]
  return next === undefined ? `${bounds[place]}+` : `${bounds[place]}-${next}`
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000)
const mostPictures = 6

type Recordable = Omit<
  Vehicle,
  'path' | 'thumbnails' | 'primary_image_url' | 'spin_images' | 'spin_interior_image'
>
/** What the store adds to what a feed says. */
type Stored = Pick<
  Vehicle,
  'id' | 'slug' | 'created_at' | 'updated_at' | 'sold' | 'sold_date_timestamp' | 'custom_rank' | 'images'
>
type Told = Omit<Recordable, Exclude<keyof Stored, 'sold'> | 'photos_count'>

/** What of a vehicle goes into its tenant's index: nothing private, nothing that no listing shows. */
export const toRecord = (tenant: string, vehicle: Recordable): StockRecord => ({
  ...recordOfStored(vehicle),
  ...recordOfContent(tenant, vehicle, vehicle.photos_count),
})

type StoredAttribute =
  | 'objectID'
  | 'id'
  | 'slug'
  | 'created_at_timestamp'
  | 'updated_at_timestamp'
  | 'sold_date_timestamp'
  | 'sold_or_always'
  | 'custom_rank'
  | 'images'

/** The store's share of a record. */
export const recordOfStored = (vehicle: Stored): Pick<StockRecord, StoredAttribute> => ({
  objectID: String(vehicle.id),
  id: vehicle.id,
  slug: vehicle.slug,
  created_at_timestamp: seconds(vehicle.created_at),
  updated_at_timestamp: seconds(vehicle.updated_at),
  sold_date_timestamp: vehicle.sold_date_timestamp,
  sold_or_always: vehicle.sold ? (vehicle.sold_date_timestamp ?? 0) : always,
  custom_rank: vehicle.custom_rank,
  images: vehicle.images.slice(0, mostPictures).map(({ image }) => ({ url: image.url })),
})

/** The feed's share of a record: the rest. */
export function recordOfContent(
  tenant: string,
  vehicle: Told,
  photos_count: number,
): Omit<StockRecord, StoredAttribute> {
  const { location, variant } = vehicle
  return {
    tenant,
    name: vehicle.name,
    stocknum: vehicle.stocknum,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    make_model: `${vehicle.make} ${vehicle.model}`,
    badge: vehicle.badge,
    series: vehicle.series,
    body: vehicle.simple_body,
    drive: vehicle.simple_drive,
    fuel: vehicle.simple_fuel,
    transmission: vehicle.simple_transmission,
    colour: vehicle.simple_colour,
    colour_name: vehicle.colour,
    seats: vehicle.seats,
    state: location?.state,
    city: vehicle.city,
    price: vehicle.price,
    price_type: vehicle.price_type,
    subscription_price: vehicle.subscription_price,
    price_range: bracketOf(priceBrackets, vehicle.price),
    weekly_price_range: bracketOf(weeklyBrackets, vehicle.youxQuote?.weeklyRepaymentAmount),
    km: vehicle.km,
    certified: vehicle.certified,
    status: vehicle.status,
    sold: vehicle.sold,
    reserved: vehicle.reserved,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    tag: vehicle.tag,
    filtered_features: vehicle.filtered_features,
    dealership_name: vehicle.dealership_name,
    dealership_slug: vehicle.dealership_slug,
    location_name: location?.name,
    location_slug: location?.slug,
    phone: location?.phone,
    views: vehicle.views,
    photos_count,
    video: [
      vehicle.video_url,
      vehicle.external_video_url,
      ...vehicle.videos,
      ...vehicle.walkaround_videos,
    ].some(Boolean),
    engine_size_litres: vehicle.engine_size_litres,
    engine: engineOf(vehicle),
    towing: variant.towingcapacitybraked,
    ...workingFacts(vehicle),
    rego: vehicle.rego,
    ...(location?.lat !== undefined &&
      location.long !== undefined && { _geoloc: { lat: location.lat, lng: location.long } }),
  }
}

/** What buyers of trucks, caravans and motorcycles compare; of cars nobody asks it in a listing. */
function workingFacts({ item_type, body, simple_body, engine_size, variant }: Told): Partial<StockRecord> {
  const body_style = item_type !== 'car' && body && body !== simple_body ? body : undefined
  if (item_type === 'motorcycle') return { body_style, engine_cc: engine_size, lams: variant.lams }
  if (item_type !== 'truck' && item_type !== 'caravan') return {}
  return {
    body_style,
    gvm: variant.grossvehiclemass,
    gcm: variant.grosscombinationmass,
    atm: variant.aggregatetrailermass,
    tare: variant.tare,
    payload: variant.payload,
    ball_weight: variant.ballweight,
    axles: variant.axles,
    wheelbase: variant.wheelbase,
    length: variant.vehiclelength === undefined ? undefined : Math.round(variant.vehiclelength / 100) / 10,
    berths: variant.berths,
  }
}

/** `2.2 L, 4 cyl`, as a card has room for it. */
function engineOf({ engine_size_litres: litres, variant }: Told) {
  const parts = [litres && `${litres.toFixed(1)} L`, variant.cylinders && `${variant.cylinders} cyl`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}
