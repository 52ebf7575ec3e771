import { isAvailable } from '#app/stock/rules/availability.ts'
import { lengthText } from '#app/stock/rules/card-facts.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Settings } from '#tenants/settings/index.ts'

export interface SpecLine {
  label: string
  value: string
}

type SpecSwitches = Pick<Settings, 'engineSizeUnit' | 'showUnregistered'>

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const upToOne = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })
const oneDigit = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const measure = (value: number | undefined, unit: string, format = whole) =>
  value === undefined ? undefined : `${format.format(value)}${unit && ` ${unit}`}`

/** A line, or none where there is nothing to say (VDP-26). */
function line(label: string, value: string | number | undefined | null): SpecLine[] {
  const text = String(value ?? '').trim()
  return text === '' || text.toLowerCase() === 'null' ? [] : [{ label, value: text }]
}

/** Month and year of a full date, else the year as it stands (VDP-22). */
function dated(name: string, value: string | undefined): SpecLine[] {
  const full = value && /^\d{4}-\d{2}/.test(value) ? new Date(value.slice(0, 10)) : undefined
  if (full && !Number.isNaN(full.getTime())) return line(`${name} date`, month.format(full))
  return line(`${name} year`, value)
}

/** `1,998 cc` or `2.0 L` (VDP-27); an electric vehicle has none. */
function engineSize(
  vehicle: Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'item_type'>,
  { engineSizeUnit }: Pick<Settings, 'engineSizeUnit'>,
) {
  const { engine_size: cc, engine_size_litres: given, item_type } = vehicle
  // Nobody says 0.7 L of a motorcycle.
  if (item_type === 'motorcycle' && cc) return cubic(cc)
  const litres = given ?? (cc === undefined ? undefined : cc / 1000)
  if (engineSizeUnit === 'litres') return litres ? measure(litres, 'L', oneDigit) : undefined
  return cc ? `${cc} cc` : litres ? `${Math.round(litres * 1000)} cc` : undefined
}

/** `today`: the date in the tenant's time zone, `2026-03-02` (VDP-38, VDP-39). */
function regoExpiry(value: string | undefined, today: string, { showUnregistered }: SpecSwitches) {
  const [date, ofDay] = /^\d{4}-\d{2}(-\d{2})?/.exec(value ?? '') ?? []
  if (!date || Number.isNaN(Date.parse(date))) return undefined
  if ((ofDay ? date : `${date}-31`) >= today)
    return `Expires on ${(ofDay ? day : month).format(new Date(date))}`
  return showUnregistered ? 'Unregistered' : undefined
}

/** Of a vehicle that is for sale: after that the plate is its new owner's. */
const registration = (vehicle: Vehicle, switches: SpecSwitches, today: string) => [
  ...line('Registration', vehicle.regplate),
  ...line('Rego Expiry', regoExpiry(vehicle.rego_expiry, today, switches)),
]

/** Key information (VDP-21). */
export function featuredSpecs(vehicle: Vehicle, switches: SpecSwitches, today: string): SpecLine[] {
  return [
    ...line('Kilometres', measure(vehicle.km, 'km')),
    ...dated('Compliance', vehicle.compliance_date),
    ...dated('Build', vehicle.build_date),
    ...line('Engine', engineSize(vehicle, switches)),
    ...line('Fuel Type', vehicle.simple_fuel),
    ...line('Transmission', vehicle.simple_transmission),
    ...line('Induction', vehicle.variant.induction),
    ...line('Seats', vehicle.seats),
    ...(isAvailable(vehicle) ? registration(vehicle, switches, today) : []),
    ...line('Stock no', vehicle.stocknum),
    ...line('VIN', vehicle.vin),
    ...line('Exterior Colour', vehicle.colour),
  ]
}

/** Specifications, with their units (VDP-24). */
export function technicalSpecs({ variant, item_type }: Pick<Vehicle, 'variant' | 'item_type'>): SpecLine[] {
  const isCar = item_type === 'car'
  return [
    ...line(item_type === 'motorcycle' ? 'Capacity' : 'Engine power', cubic(variant.enginesize)),
    ...line('Fuel consumption', measure(variant.fuelconsumptioncombined, 'L/100km', upToOne)),
    ...line('Fuel tank capacity', measure(variant.fuelcapacity, 'L', upToOne)),
    ...line(isCar ? 'Weight' : 'Gross vehicle mass (GVM)', measure(variant.grossvehiclemass, 'kg')),
    ...line('Gross combination mass (GCM)', measure(variant.grosscombinationmass, 'kg')),
    ...line('Aggregate trailer mass (ATM)', measure(variant.aggregatetrailermass, 'kg')),
    ...line('Tare', measure(variant.tare, 'kg')),
    ...line('Payload', measure(variant.payload, 'kg')),
    ...line('Ball weight, empty', measure(variant.ballweight, 'kg')),
    ...line('Axles', variant.axles),
    ...line('Wheelbase', measure(variant.wheelbase, 'mm')),
    ...line('Length', measure(variant.vehiclelength, 'mm')),
    ...line('Height', measure(variant.vehicleheight, 'mm')),
    ...line('Width', measure(variant.vehiclewidth, 'mm')),
    ...line('Towing Capacity', measure(variant.towingcapacitybraked, 'kg')),
    ...line('Berths', variant.berths),
    ...line('Learner approved (LAMS)', yesOrNo(variant.lams)),
  ]
}

const cubic = (cc: number | undefined) => cc && `${cc} cc`
const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'Yes' : 'No')

/** `dual_cab` is "Dual cab". */
function bodyConfiguration({ bodyconfiguration, variant }: Vehicle) {
  const words = (bodyconfiguration || variant.bodyconfiguration)?.replaceAll('_', ' ')
  return words && words.charAt(0).toUpperCase() + words.slice(1)
}

/** Summary (VDP-25, NOTE-15). */
export function summarySpecs(vehicle: Vehicle, switches: SpecSwitches): SpecLine[] {
  const { variant } = vehicle
  return [
    ...line(
      'Body type',
      vehicle.item_type === 'car' ? vehicle.simple_body : (vehicle.body ?? vehicle.simple_body),
    ),
    ...line('Body configuration', bodyConfiguration(vehicle)),
    ...line('Drive type', vehicle.simple_drive),
    ...line('Exterior color', vehicle.colour),
    ...line('Torque', measure(variant.torque, 'Nm')),
    ...line('Cylinders', variant.cylinders),
    ...line('Gearbox', vehicle.gearnum && `${vehicle.gearnum} speed`),
    ...line('ANCAP safety rating', variant.ancaprating && `${variant.ancaprating} stars`),
    ...line('Engine Size', engineSize(vehicle, switches)),
    ...line('Engine Variant', vehicle.badge),
  ]
}

export type FactIcon =
  | ('km' | 'transmission' | 'fuel' | 'drive' | 'engine' | 'body' | 'seats' | 'colour')
  | ('gross' | 'payload' | 'tare' | 'axles' | 'berths' | 'length' | 'ball' | 'licence')

export interface Fact extends SpecLine {
  icon: FactIcon
}

type Asked = [icon: FactIcon, label: string, value: string | number | undefined]

/** What shoppers of its kind ask first, eight at most. */
export function keyFacts(vehicle: Vehicle, switches: SpecSwitches): Fact[] {
  return (asked[vehicle.item_type] ?? ofCar)(vehicle, switches)
    .flatMap(([icon, label, value]) => line(label, value).map((found) => ({ icon, ...found })))
    .slice(0, mostFacts)
}

const mostFacts = 8

const ofCar = (vehicle: Vehicle, switches: SpecSwitches): Asked[] => [
  ['km', 'Kilometres', measure(vehicle.km, 'km')],
  ['transmission', 'Transmission', vehicle.simple_transmission],
  ['fuel', 'Fuel', vehicle.simple_fuel],
  ['drive', 'Drive', vehicle.simple_drive],
  ['engine', 'Engine', engineSize(vehicle, switches)],
  ['body', 'Body', vehicle.simple_body],
  ['seats', 'Seats', vehicle.seats],
  ['colour', 'Colour', vehicle.colour],
]

const asked: Partial<Record<Vehicle['item_type'], typeof ofCar>> = {
  truck: (vehicle, switches) => [
    ['km', 'Kilometres', measure(vehicle.km, 'km')],
    ['gross', 'GVM', measure(vehicle.variant.grossvehiclemass, 'kg')],
    ['payload', 'Payload', measure(vehicle.variant.payload, 'kg')],
    ['axles', 'Axles', vehicle.variant.axles],
    ['body', 'Body', vehicle.body],
    ['transmission', 'Transmission', vehicle.simple_transmission],
    ['engine', 'Engine', engineSize(vehicle, switches)],
    ['length', 'Wheelbase', measure(vehicle.variant.wheelbase, 'mm')],
    ['fuel', 'Fuel', vehicle.simple_fuel],
    ['seats', 'Seats', vehicle.seats],
    ['colour', 'Colour', vehicle.colour],
  ],
  caravan: ({ variant, km, body, colour }) => [
    ['berths', 'Berths', variant.berths],
    ['length', 'Length', variant.vehiclelength && lengthText(variant.vehiclelength / 1000)],
    ['gross', 'ATM', measure(variant.aggregatetrailermass, 'kg')],
    ['tare', 'Tare', measure(variant.tare, 'kg')],
    ['payload', 'Payload', measure(variant.payload, 'kg')],
    ['ball', 'Ball weight, empty', measure(variant.ballweight, 'kg')],
    ['axles', 'Axles', variant.axles],
    ['km', 'Kilometres', measure(km, 'km')],
    ['body', 'Body', body],
    ['colour', 'Colour', colour],
  ],
  motorcycle: (vehicle) => [
    ['km', 'Kilometres', measure(vehicle.km, 'km')],
    ['engine', 'Capacity', cubic(vehicle.engine_size)],
    ['licence', 'Learner approved (LAMS)', yesOrNo(vehicle.variant.lams)],
    ['transmission', 'Transmission', vehicle.simple_transmission],
    ['body', 'Style', vehicle.body],
    ['fuel', 'Fuel', vehicle.simple_fuel],
    ['seats', 'Seats', vehicle.seats],
    ['colour', 'Colour', vehicle.colour],
  ],
}
