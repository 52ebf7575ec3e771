import type { Pool } from 'pg'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Location } from '#app/locations/location.ts'
import { locationsOf } from '#app/locations/locations.server.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'
import { type Slot, slotsOf } from './slots.ts'

/** Where a dealership sells; its first place unless one says so. */
async function placeOf(lake: TenantContent, dealership: string): Promise<Location | undefined> {
  const places = (await locationsOf(lake)).filter(({ dealership_slug }) => dealership_slug === dealership)
  return places.find(({ location_type }) => location_type === 'sales') ?? places[0]
}

const dayMs = 86_400_000

async function takenAt(database: Pick<Pool, 'query'>, tenant: string, dealership: string, date: string) {
  // A day of any zone lies within these two.
  const middle = Date.parse(`${date}T00:00:00Z`)
  const { rows } = await database.query<{ starts_at: Date }>(
    `select starts_at from test_drives where tenant = $1 and dealership_slug = $2 and starts_at between $3 and $4`,
    [tenant, dealership, new Date(middle - dayMs), new Date(middle + 2 * dayMs)],
  )
  return rows.map(({ starts_at }) => starts_at)
}

interface Asked {
  tenant: string
  timeZone: string
  dealership: string
  /** `2026-11-24` on the dealership's calendar. */
  date: string
  now: Date
}

/** Free times of a dealership's day; none where it has no opening hours. @throws ContentUnavailable */
export async function freeSlots(
  database: Pick<Pool, 'query'>,
  lake: TenantContent,
  { tenant, timeZone, dealership, date, now }: Asked,
): Promise<Slot[]> {
  const place = await placeOf(lake, dealership)
  if (!place) return []
  const taken = await takenAt(database, tenant, dealership, date)
  return slotsOf({ hours: place, date, timeZone, now, taken })
}

/** The place of a dealership at which a slot begins at `start`, whoever has taken it; undefined where none does. */
export async function slotPlace(
  lake: TenantContent,
  { dealership, start, now, site }: { dealership: string; start: string; now: Date; site: Site },
): Promise<{ place: string } | undefined> {
  const place = await placeOf(lake, dealership)
  if (!place) return undefined
  const { timeZone } = site
  const all = slotsOf({ hours: place, date: dayOf(new Date(start), timeZone), timeZone, now, taken: [] })
  if (!all.some((slot) => slot.start === start)) return undefined
  const { street, city, state } = place.address
  return { place: [place.name, street, [city, state].filter(Boolean).join(' ')].filter(Boolean).join(', ') }
}

/** Somebody else was faster. */
export class SlotTaken extends Error {
  override name = 'SlotTaken'
}

/** Takes a time for a lead. @throws SlotTaken, which undoes the transaction */
export async function takeSlot(
  { tenant, query }: Transaction,
  { lead, dealership, start }: { lead: number; dealership: string; start: string },
): Promise<void> {
  const { rowCount } = await query(
    `insert into test_drives (tenant, dealership_slug, starts_at, lead) values ($1, $2, $3, $4)
     on conflict (tenant, dealership_slug, starts_at) do nothing`,
    [tenant, dealership, start, lead],
  )
  if (!rowCount) throw new SlotTaken('This time is taken.')
}

/** The day of an instant on a zone's calendar: `2026-11-24`. */
export const dayOf = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
