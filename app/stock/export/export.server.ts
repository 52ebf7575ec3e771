import type { PoolClient } from 'pg'
import { delimitedText } from '../import/csv.ts'
import { allStored } from '../store/store.server.ts'
import { type StoredVehicle, vehicleOf } from '../store/stored.ts'
import { googleColumns, googleOffer } from './google-offer.ts'

export const exportFormats = ['forecourt', 'google-vehicle-ads'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface ExportOptions {
  client: PoolClient
  tenant: string
  /** Of the tenant's site, for links. */
  origin: string
}

export interface Exported {
  vehicles: number
  /** Vehicles that are not in it, by reason. */
  left: Map<string, number>
}

/** The stock of a tenant as a feed, in pieces of text. Nothing that a dealer keeps to itself is in it. */
export async function* exportStock(
  format: ExportFormat,
  options: ExportOptions,
  counts: Exported,
): AsyncGenerator<string> {
  yield* format === 'forecourt' ? ownFeed(options, counts) : googleFeed(options, counts)
}

async function* ownFeed({ client, tenant }: ExportOptions, counts: Exported) {
  yield '['
  for await (const part of allStored(client, tenant)) {
    const records = part.map((stored) => `\n${JSON.stringify(asRecord(stored))}`)
    yield (counts.vehicles > 0 ? ',' : '') + records.join(',')
    counts.vehicles += part.length
  }
  yield '\n]\n'
}

/** What our own format reads back as the same vehicle. Pictures that are files lie in `DATA_DIR/stock-media/{tenant}`. */
function asRecord({ pictures, sold_date_timestamp, updated_at: _, ...stored }: StoredVehicle) {
  return {
    ...stored,
    ...(sold_date_timestamp !== undefined && {
      sold_date: new Date(sold_date_timestamp * 1000).toISOString(),
    }),
    images: pictures.images,
    spin_images: pictures.spin,
    spin_interior_image: pictures.interior,
  }
}

/** Google reads quoted fields in a data source unless its owner has switched that off. */
const form = { delimiter: '\t', newline: '\n' } as const

async function* googleFeed({ client, tenant, origin }: ExportOptions, counts: Exported) {
  const vins = new Set<string>()
  yield delimitedText([[...googleColumns]], form)
  for await (const part of allStored(client, tenant)) {
    const rows: string[][] = []
    for (const stored of part) {
      const made = googleOffer(vehicleOf(tenant, stored), origin)
      // One offer for each VIN.
      const offer = 'vin' in made && vins.has(made.vin) ? { left: 'VIN of another vehicle' } : made
      if ('left' in offer) {
        counts.left.set(offer.left, (counts.left.get(offer.left) ?? 0) + 1)
        continue
      }
      vins.add(offer.vin)
      rows.push(googleColumns.map((column) => offer[column].replace(/\s+/g, ' ')))
      counts.vehicles++
    }
    yield delimitedText(rows, form)
  }
}
