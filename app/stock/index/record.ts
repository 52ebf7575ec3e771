import type { CarType, ItemType } from '#values/vehicle-kinds.ts'

/**
 * A vehicle in the search index: what listings, cards and facets need and shoppers may see. Attribute names of facets
 * are the keys of `cfg:searchFacets`, so that address, state, request and index say one word for one thing.
 */
export interface StockRecord {
  /** The vehicle's id as text. */
  objectID: string
  /** Tenant key; every search key is bound to it by a signed filter. */
  tenant: string
  id: number
  slug: string
  name: string
  stocknum: string
  year?: number
  make: string
  model: string
  /** "Toyota Corolla" */
  make_model: string
  badge?: string
  series?: string
  body?: string
  drive?: string
  fuel?: string
  transmission?: string
  /** Base colour: "White". */
  colour?: string
  colour_name?: string
  seats?: number
  state?: string
  city?: string
  /** AUD. Left out when there is none: a price of 0 is written as 0. */
  price?: number
  price_type?: string
  subscription_price?: number
  /** `20000-30000`, `100000+`; labels by `bracketLabel`. */
  price_range?: string
  weekly_price_range?: string
  km?: number
  certified: boolean
  status: string
  sold: boolean
  reserved: boolean
  car_type: CarType
  item_type: ItemType
  tag?: string
  filtered_features: string[]
  dealership_name?: string
  dealership_slug?: string
  location_name?: string
  location_slug?: string
  phone?: string
  created_at_timestamp: number
  /** When an import last changed it. */
  updated_at_timestamp: number
  sold_date_timestamp?: number
  /**
   * Until when the listing may show it, in seconds: for a sold vehicle its sale (the window is added by the asker),
   * else `always`. One number, because the filter language knows no AND inside OR (SRCH-16 to SRCH-18).
   */
  sold_or_always: number
  custom_rank: number
  views: number
  photos_count: number
  /** Up to six pictures, first one first; a card asks for the size it has room for. */
  images: { url: string }[]
  video?: boolean
  engine_size_litres?: number
  engine?: string
  towing?: number
  /** Of all but cars, what stands on the wheels: "Tipper", "Off-road Caravan". */
  body_style?: string
  /** Of trucks and caravans, in kg. */
  gvm?: number
  gcm?: number
  atm?: number
  tare?: number
  payload?: number
  ball_weight?: number
  axles?: string
  /** mm */
  wheelbase?: number
  /** m, of trucks and caravans. */
  length?: number
  berths?: number
  /** Of motorcycles: capacity in cc, and whether learners may ride it. */
  engine_cc?: number
  lams?: boolean
  rego?: string
  _geoloc?: { lat: number; lng: number }
}

/** Far future, for `sold_or_always` of everything that is not sold. */
export const always = 32503680000

/** Orders a shopper may choose, each a replica of the index; `recommended` is the index itself. */
export const sortKeys = ['recommended', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest'] as const
export type SortKey = (typeof sortKeys)[number]

/** Index of a tenant's vehicles: `{prefix}motorworld_vehicles`, `{prefix}motorworld_vehicles_price_asc`. */
export const indexName = (prefix: string, tenant: string, sort: SortKey = 'recommended') =>
  `${prefix}${tenant}_vehicles${sort === 'recommended' ? '' : `_${sort}`}`
