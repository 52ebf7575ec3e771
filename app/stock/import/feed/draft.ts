/** What a row of any feed can say, under one name each: the documented names of a vehicle, nested ones with a dot. */
export const targets = [
  ...['id', 'slug', 'stocknum', 'name', 'item_type', 'car_type', 'year', 'make', 'model', 'badge', 'series'],
  ...[
    'colour',
    'simple_colour',
    'km',
    'mileage_unit',
    'price',
    'price_type',
    'subscription_price',
    'sale_price',
    'drive_away_price',
    'egc_price',
  ],
  ...['status', 'sold', 'sold_date', 'show_on_dealer_website', 'reserved', 'certified', 'tag', 'created_at'],
  ...['vin', 'nvic', 'has_nvic', 'regplate', 'rego_expiry', 'compliance_date', 'build_date'],
  ...[
    'images',
    'more_images',
    'thumbnails',
    'primary_image_url',
    'video_url',
    'external_video_url',
    'videos',
  ],
  ...['walkaround_videos', 'spin_images', 'spin_interior_image', 'spin_code', 'hotspots', 'file'],
  ...['dealercomments', 'standardEquipment', 'filtered_features', 'body', 'simple_body', 'bodyconfiguration'],
  // A rougher word for the body, read where the feed gives no other.
  'body_group',
  ...[
    'transmission',
    'simple_transmission',
    'drive',
    'simple_drive',
    'fuel',
    'simple_fuel',
    'seats',
    'doors',
  ],
  ...['engine', 'engine_size', 'engine_size_litres', 'gearnum', 'fuel_consumption', 'views', 'custom_rank'],
  ...['dealership_id', 'dealership_slug', 'dealership_name', 'city', 'state', 'location'],
  ...['location.id', 'location.name', 'location.slug', 'location.phone', 'location.city', 'location.state'],
  ...['location.postcode', 'location.lat', 'location.long', 'location.distribution_locations'],
  ...['variant.cylinders', 'variant.enginesize', 'variant.enginesize_litres', 'variant.induction'],
  ...['variant.fuelconsumptioncombined', 'variant.fuelcapacity', 'variant.grossvehiclemass'],
  ...[
    'variant.vehiclelength',
    'variant.vehicleheight',
    'variant.vehiclewidth',
    'variant.towingcapacitybraked',
  ],
  ...['variant.torque', 'variant.bodyconfiguration', 'variant.ancaprating'],
  ...['variant.grosscombinationmass', 'variant.aggregatetrailermass', 'variant.tare', 'variant.payload'],
  ...['variant.ballweight', 'variant.wheelbase', 'variant.axles', 'variant.berths', 'variant.lams'],
  ...['youxQuote.weeklyRepaymentAmount', 'youxQuote.advertisedRate', 'youxQuote.comparisonRate'],
] as const
export type Target = (typeof targets)[number]

/** Told in kg, and in mm, in whatever unit a feed writes them. */
export const masses: ReadonlySet<Target> = new Set([
  ...(['variant.grossvehiclemass', 'variant.grosscombinationmass', 'variant.aggregatetrailermass'] as const),
  ...(['variant.tare', 'variant.payload', 'variant.ballweight', 'variant.towingcapacitybraked'] as const),
])
export const lengths: ReadonlySet<Target> = new Set([
  ...([
    'variant.vehiclelength',
    'variant.vehicleheight',
    'variant.vehiclewidth',
    'variant.wheelbase',
  ] as const),
])

/** A row on its way to a vehicle: cells as the feed has them, under our names. */
export interface Draft {
  cells: Partial<Record<Target, unknown>>
  /** Columns a dealer keeps to itself, by their header. */
  private: Record<string, string>
}
