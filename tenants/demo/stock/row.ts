import type { CarType, ItemType } from '#values/vehicle-kinds.ts'

/** A mark on a picture: where on each frame, in percent of its width and height. */
export interface Hotspot {
  id: string
  description: string
  positions: Record<number, { x: number; y: number }>
}

/** A line of a feed in our own format: the documented names of a vehicle, with what the dealer keeps to itself. */
export interface Row {
  stocknum: string
  item_type: ItemType
  year: number
  make: string
  model: string
  badge?: string
  series?: string
  name?: string
  colour: string
  simple_colour: string
  km?: number
  price?: number
  price_type?: string
  /** A week. */
  subscription_price?: number
  cost_price: number
  car_type: CarType
  status: 'in_stock' | 'coming_soon' | 'sold' | 'deposit_taken'
  sold: boolean
  /** Seconds since 1970. */
  sold_date_timestamp?: number
  show_on_dealer_website?: boolean
  reserved: boolean
  certified: boolean
  tag?: string
  created_at: string
  updated_at: string
  vin?: string
  nvic?: string
  has_nvic: boolean
  regplate?: string
  rego_expiry?: string
  compliance_date?: string
  build_date: string
  /** Names of files beside the feed. */
  images: string[]
  spin_images?: string[]
  spin_interior_image?: string
  hotspots?: { exterior: Hotspot[]; interior: Hotspot[] }
  dealercomments: string
  standardEquipment: string[]
  body: string
  /** Where the word for the body alone would mislead: a truck's cab chassis is no ute. */
  simple_body?: string
  transmission?: string
  drive?: string
  fuel?: string
  seats?: number
  doors?: number
  engine_size?: number
  engine_size_litres?: number
  gearnum?: number
  views: number
  custom_rank?: number
  dealership_id: string
  dealership_slug: string
  dealership_name: string
  location: {
    id: string
    name: string
    slug: string
    phone: string
    city: string
    state: string
    postcode: string
    lat: number
    long: number
  }
  variant: {
    cylinders?: number
    enginesize?: number
    enginesize_litres?: number
    induction?: string
    fuelconsumptioncombined?: number
    fuelcapacity?: number
    grossvehiclemass?: number
    vehiclelength?: number
    vehicleheight?: number
    vehiclewidth?: number
    towingcapacitybraked?: number
    torque?: number
    bodyconfiguration?: string
    ancaprating?: number
    grosscombinationmass?: number
    aggregatetrailermass?: number
    tare?: number
    payload?: number
    ballweight?: number
    wheelbase?: number
    axles?: string
    berths?: number
    lams?: boolean
  }
  youxQuote?: { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number }
}
