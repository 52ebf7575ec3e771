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
  vehicle: Pick<Vehicle, 'engine_size' | 'engine_size_litres'>,
  { engineSizeUnit }: Pick<Settings, 'engineSizeUnit'>,
) {
  const { engine_size: cc, engine_size_litres: given } = vehicle
  const litres = given ?? (cc === undefined ? undefined : cc / 1000)
  if (engineSizeUnit === 'litres') return litres ? measure(litres, 'L', oneDigit) : undefined
  return cc ? `${cc} cc` : litres ? `${Math.round(litres * 1000)} cc` : undefined
}

/** `today`: the date in the tenant's time zone, `2026-03-02` (VDP-38, VDP-39). */
function regoExpiry(value: string | undefined, today: string, { showUnregistered }: SpecSwitches) {
  const date = value?.slice(0, 10)
  if (!date || Number.isNaN(Date.parse(date))) return undefined
  if (date >= today) return `Expires on ${day.format(new Date(date))}`
  return showUnregistered ? 'Unregistered' : undefined
}

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
    ...line('Registration', vehicle.regplate),
    ...line('Rego Expiry', regoExpiry(vehicle.rego_expiry, today, switches)),
    ...line('Stock no', vehicle.stocknum),
    ...line('VIN', vehicle.vin),
    ...line('Exterior Colour', vehicle.colour),
  ]
}

/** Specifications, with their units (VDP-24). */
export function technicalSpecs({ variant }: Pick<Vehicle, 'variant'>): SpecLine[] {
  return [
    ...line('Engine power', variant.enginesize && `${variant.enginesize} cc`),
    ...line('Fuel consumption', measure(variant.fuelconsumptioncombined, 'L/100km', upToOne)),
    ...line('Fuel tank capacity', measure(variant.fuelcapacity, 'L', upToOne)),
    ...line('Weight', measure(variant.grossvehiclemass, 'kg')),
    ...line('Length', measure(variant.vehiclelength, 'mm')),
    ...line('Height', measure(variant.vehicleheight, 'mm')),
    ...line('Width', measure(variant.vehiclewidth, 'mm')),
    ...line('Towing Capacity', measure(variant.towingcapacitybraked, 'kg')),
  ]
}

/** `dual_cab` is "Dual cab". */
function bodyConfiguration({ bodyconfiguration, variant }: Vehicle) {
  const words = (bodyconfiguration || variant.bodyconfiguration)?.replaceAll('_', ' ')
  return words && words.charAt(0).toUpperCase() + words.slice(1)
}

/** Summary (VDP-25, NOTE-15). */
export function summarySpecs(vehicle: Vehicle, switches: SpecSwitches): SpecLine[] {
  const { variant } = vehicle
  return [
    ...line('Body type', vehicle.simple_body),
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

export type FactIcon = 'km' | 'transmission' | 'fuel' | 'drive' | 'engine' | 'body' | 'seats' | 'colour'

export interface Fact extends SpecLine {
  icon: FactIcon
}

/** What shoppers ask first, eight at most. */
export function keyFacts(vehicle: Vehicle, switches: SpecSwitches): Fact[] {
  const fact = (icon: FactIcon, label: string, value: string | number | undefined): Fact[] =>
    line(label, value).map((found) => ({ icon, ...found }))
  return [
    ...fact('km', 'Kilometres', measure(vehicle.km, 'km')),
    ...fact('transmission', 'Transmission', vehicle.simple_transmission),
    ...fact('fuel', 'Fuel', vehicle.simple_fuel),
    ...fact('drive', 'Drive', vehicle.simple_drive),
    ...fact('engine', 'Engine', engineSize(vehicle, switches)),
    ...fact('body', 'Body', vehicle.simple_body),
    ...fact('seats', 'Seats', vehicle.seats),
    ...fact('colour', 'Colour', vehicle.colour),
  ]
}
