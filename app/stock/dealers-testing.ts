import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { type ImportOptions, type ImportReport, importStock } from './import/import.server.ts'
import { indexName, type StockRecord } from './index/record.ts'
import type { SearchTarget } from './index/search-index.server.ts'
import { migrateStock } from './store/migrations.server.ts'
import { readVehicle } from './store/store.server.ts'
import type { Vehicle } from './vehicle.ts'

export const first = new Date('2026-11-01T00:00:00Z')
export const later = new Date('2026-11-05T00:00:00Z')

export const header = 'stocknum,car_type,year,make,model,price,status,show_on_dealer_website'
/** A row below `header`; `rest` is price, status and whether it is shown. */
export const car = (stocknum: string, rest = '25990,,') => `${stocknum},used,2021,Toyota,Corolla,${rest}`
export const feed = (...rows: string[]) => [header, ...rows].join('\n')

/** A tenant of a test's own, with its feeds. */
export interface Dealer {
  tenant: string
  /** Where its feeds lie. */
  folder: string
  run(text: string, options?: Partial<ImportOptions> & { name?: string }): Promise<ImportReport>
  vehicle(slug: string): Promise<Vehicle | null>
  listed(query?: Record<string, unknown>): Promise<StockRecord[]>
  stocknums(query?: Record<string, unknown>): Promise<string[]>
}

export interface Dealers {
  search: TestSearch
  target: SearchTarget
  dealer(): Promise<Dealer>
  stop(): Promise<void>
}

/** A store and a search server for imports of tests, gone after `stop()`. */
export async function startDealers(): Promise<Dealers> {
  const search = await startTestSearch()
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  await migrateStock(search.database)
  const target = { client: search.admin, prefix: '', appId: 'local' }
  let tenants = 0

  async function dealer(): Promise<Dealer> {
    const tenant = `t${++tenants}`
    const own = join(folder, tenant)
    await mkdir(own)
    const listed = async (query: Record<string, unknown> = {}) => {
      const { hits } = await search.admin.searchSingleIndex<StockRecord>({
        indexName: indexName('', tenant),
        searchParams: { hitsPerPage: 1000, ...query },
      })
      return hits
    }
    return {
      tenant,
      folder: own,
      async run(text, { name = 'feed.csv', ...options } = {}) {
        const file = join(own, name)
        await writeFile(file, text)
        const dataDir = join(folder, 'data')
        const usual = { pool: search.database, tenant, source: { file }, dataDir, search: target, now: first }
        return importStock({ ...usual, ...options })
      },
      async vehicle(slug) {
        const found = await readVehicle(search.database, tenant, slug)
        return found && 'withdrawn' in found ? null : found
      },
      listed,
      stocknums: async (query) => (await listed(query)).map(({ stocknum }) => stocknum).sort(),
    }
  }

  return {
    search,
    target,
    dealer,
    async stop() {
      await search.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Number of vehicles `tenant` has in stock. */
export async function countVehicles(database: Pool, tenant: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from stock_vehicles where tenant = $1 and removed_at is null',
    [tenant],
  )
  return rows[0]!.count
}
