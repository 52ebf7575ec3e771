import { z } from 'zod'
import { carTypes, itemTypes } from '#values/vehicle-kinds.ts'

const text = z.string().optional()
const number = z.number().optional()

/** A picture of a vehicle. Addresses are those a page may use as they are (`/media/stock/…`), or absolute ones. */
const vehicleImage = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
})

const hotspot = z.object({
  id: z.string(),
  description: z.string(),
  /** Position per angle of the spin, in percent of the picture's width and height. */
  positions: z.record(z.string(), z.object({ x: z.number(), y: z.number() })),
})

/** Where a vehicle stands (ENT-09). `lat` and `long` in degrees. */
const location = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  phone: text,
  city: text,
  state: text,
  postcode: text,
  lat: number,
  long: number,
  distribution_locations: z.array(z.string()).default([]),
})

/** What is known of the model variant (ENT-10). Lengths in mm, weights in kg, capacity in litres, torque in Nm. */
const variant = z.object({
  cylinders: number,
  enginesize: number,
  enginesize_litres: number,
  induction: text,
  fuelconsumptioncombined: number,
  fuelcapacity: number,
  grossvehiclemass: number,
  vehiclelength: number,
  vehicleheight: number,
  vehiclewidth: number,
  towingcapacitybraked: number,
  torque: number,
  bodyconfiguration: text,
  ancaprating: number,
  /** What a truck may weigh with what it tows (GCM); its own gross mass is the GVM. */
  grosscombinationmass: number,
  /** What a caravan may weigh, unhitched (ATM). */
  aggregatetrailermass: number,
  tare: number,
  payload: number,
  /** On the tow ball, when empty. */
  ballweight: number,
  wheelbase: number,
  /** `6x4` of a truck, `Tandem axle` of a caravan. */
  axles: text,
  berths: number,
  /** Whether learners may ride it (LAMS). */
  lams: z.boolean().optional(),
})

/**
 * One stock item as shoppers may see it: every public field of ENT-01 to ENT-12, under the documented names. What a
 * dealer keeps to itself (cost price and its like) is no part of it and is stored apart.
 * Money is in AUD, distances in km, times are ISO 8601 in UTC, `*_timestamp` are seconds since 1970.
 */
export const vehicle = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  /** Year, make, model and badge: the title of card and page. */
  name: z.string(),
  item_type: z.enum(itemTypes),
  year: number,
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  /** As the maker names it: "Polar White". */
  colour: text,
  /** Base colour for the facet: "White". */
  simple_colour: text,
  km: number,
  /** Undefined when the dealer asks to be rung (`POA`). */
  price: number,
  price_type: text,
  subscription_price: number,
  car_type: z.enum(carTypes),
  /** `in_stock`, `coming_soon`, `sold`, or another word of the feed (`deposit_taken`). */
  status: z.string(),
  sold: z.boolean(),
  sold_date_timestamp: number,
  /** Explicit false hides the vehicle; a sold one shows only with an explicit true (SRCH-47, NOTE-27). */
  show_on_dealer_website: z.boolean().optional(),
  reserved: z.boolean(),
  certified: z.boolean(),
  tag: text,
  created_at: z.string(),
  updated_at: z.string(),
  stocknum: z.string(),
  vin: text,
  nvic: text,
  has_nvic: z.boolean(),
  regplate: text,
  /** The same as `regplate` (NOTE-25). */
  rego: text,
  rego_expiry: text,
  compliance_date: text,
  build_date: text,
  images: z.array(vehicleImage),
  thumbnails: z.array(z.string()),
  primary_image_url: text,
  video_url: text,
  external_video_url: text,
  videos: z.array(z.string()),
  walkaround_videos: z.array(z.string()),
  spin_images: z.array(z.string()),
  spin_interior_image: text,
  spin_code: text,
  hotspots: z.object({ exterior: z.array(hotspot), interior: z.array(hotspot) }),
  /** History report. */
  file: text,
  dealercomments: text,
  standardEquipment: z.array(z.string()),
  /** Features shoppers filter by (FACET-28). */
  filtered_features: z.array(z.string()),
  simple_body: text,
  simple_transmission: text,
  /** `Electric`, `Hybrid` and `PHEV` among them. */
  simple_fuel: text,
  simple_drive: text,
  body: text,
  transmission: text,
  drive: text,
  fuel: text,
  seats: number,
  doors: number,
  engine_size: number,
  engine_size_litres: number,
  gearnum: number,
  bodyconfiguration: text,
  views: z.number(),
  photos_count: z.number(),
  dealership_id: text,
  dealership_slug: text,
  dealership_name: text,
  /** `/cars/{slug}` */
  path: z.string(),
  /** The same as `location.city` (NOTE-25). */
  city: text,
  location: location.optional(),
  variant,
  youxQuote: z
    .object({ weeklyRepaymentAmount: z.number(), advertisedRate: number, comparisonRate: number })
    .optional(),
  /** Rank of the dealer's own choosing; listings show higher first (SRCH-09). */
  custom_rank: z.number(),
})

export type Vehicle = z.infer<typeof vehicle>
