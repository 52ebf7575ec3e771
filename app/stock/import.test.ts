import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { type ImportOptions, importStock } from './import.server.ts'
import { migrateStock } from './migrations.server.ts'
import { publishStock } from './publish.server.ts'
import { indexName, type StockRecord } from './record.ts'
import type { SearchTarget } from './search-index.server.ts'
import { countVehicles, readVehicle, readVehicleById } from './store.server.ts'

let search: TestSearch
let folder: string
let tenants = 0

beforeAll(async () => {
  search = await startTestSearch()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  await migrateStock(search.database)
}, 60_000)
afterAll(async () => {
  await search.stop()
  await rm(folder, { recursive: true })
})

const target = () => ({ client: search.admin, prefix: '', appId: 'local' })
const first = new Date('2026-11-01T00:00:00Z')
const later = new Date('2026-11-05T00:00:00Z')

async function publish(tenant: string, options: { search: SearchTarget; anew?: boolean }) {
  const client = await search.database.connect()
  return publishStock(client, { tenant, ...options }).finally(() => client.release())
}

/** A tenant of a test's own, with its feeds. */
async function dealer() {
  const tenant = `t${++tenants}`
  const own = join(folder, tenant)
  await mkdir(own)
  const file = async (name: string, text: string) => {
    await writeFile(join(own, name), text)
    return join(own, name)
  }
  const run = async (text: string, options: Partial<ImportOptions> & { name?: string } = {}) =>
    importStock({
      pool: search.database,
      tenant,
      source: { file: await file(options.name ?? 'feed.csv', text) },
      dataDir: join(folder, 'data'),
      search: target(),
      now: first,
      ...options,
    })
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
    run,
    vehicle: (slug: string) => readVehicle(search.database, tenant, slug),
    listed,
    async stocknums(query?: Record<string, unknown>) {
      return (await listed(query)).map(({ stocknum }) => stocknum).sort()
    },
  }
}

const header = 'stocknum,car_type,year,make,model,price,status,show_on_dealer_website'
const car = (stocknum: string, rest = '25990,,') => `${stocknum},used,2021,Toyota,Corolla,${rest}`
const feed = (...rows: string[]) => [header, ...rows].join('\n')

describe('a feed', () => {
  test('becomes stock that can be searched and read', async () => {
    const { run, stocknums, vehicle } = await dealer()
    const report = await run(feed(car('S1'), car('S2')))
    expect(report).toMatchObject({ rows: 2, added: 2, rejected: 0, stock: 2, refused: undefined })
    expect(await stocknums({ query: 'corolla' })).toEqual(['S1', 'S2'])
    expect(await vehicle('2021-toyota-corolla-s1')).toMatchObject({
      stocknum: 'S1',
      path: '/cars/2021-toyota-corolla-s1',
    })
  })

  test('imported twice changes nothing', async () => {
    const { run } = await dealer()
    await run(feed(car('S1'), car('S2')))
    const again = await run(feed(car('S1'), car('S2')), { now: later })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 })
    expect(again.published).toEqual({ saved: 0, removed: 0, replaced: false })
  })

  test('changes what it says anew, and keeps id, address and first day of a vehicle', async () => {
    const { run, vehicle, listed } = await dealer()
    await run(feed(car('S1'), car('S2')))
    const before = await vehicle('2021-toyota-corolla-s1')
    const report = await run(feed(`S1,used,2021,Toyota,Corolla Cross,19990,,`, car('S2')), { now: later })
    expect(report).toMatchObject({ changed: 1, unchanged: 1 })
    const after = await vehicle('2021-toyota-corolla-s1')
    expect(after).toMatchObject({
      model: 'Corolla Cross',
      price: 19990,
      id: before?.id,
      created_at: before?.created_at,
    })
    expect(after?.updated_at).toBe(later.toISOString())
    expect((await listed({ query: 'cross' })).map(({ price }) => price)).toEqual([19990])
  })

  test('withdraws what it no longer names; a partial one withdraws nothing; who comes back is who was there', async () => {
    const { run, stocknums, vehicle } = await dealer()
    await run(feed(car('S1'), car('S2'), car('S3')))
    const id = (await vehicle('2021-toyota-corolla-s3'))?.id
    expect(await run(feed(car('S4')), { partial: true })).toMatchObject({ added: 1, withdrawn: 0 })
    expect(await run(feed(car('S1'), car('S2'), car('S4')))).toMatchObject({ withdrawn: 1, stock: 3 })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S4'])
    expect(await vehicle('2021-toyota-corolla-s3')).toBeNull()
    expect(await run(feed(car('S1'), car('S2'), car('S3'), car('S4')))).toMatchObject({ added: 1, stock: 4 })
    expect((await vehicle('2021-toyota-corolla-s3'))?.id).toBe(id)
    expect(await stocknums()).toEqual(['S1', 'S2', 'S3', 'S4'])
  })

  test('with a bad row takes the others, and keeps the vehicle of the bad row as it was', async () => {
    const { run, vehicle, stocknums } = await dealer()
    await run(feed(car('S1'), car('S2'), car('S3')))
    const report = await run(feed(car('S1', 'cheap,,'), car('S2'), car('S3', '1990,,')))
    expect(report).toMatchObject({ rejected: 1, changed: 1, withdrawn: 0 })
    expect(await vehicle('2021-toyota-corolla-s1')).toMatchObject({ price: 25990 })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S3'])
  })

  test('naming a stock number twice counts the first row only', async () => {
    const { run, vehicle } = await dealer()
    const report = await run(feed(car('S1'), car('s1', '1,,'), car('S2')))
    expect(report).toMatchObject({ added: 2, rejected: 1 })
    expect(report.examples).toEqual(['line 3: stocknum "s1" stands on line 2 already'])
    expect(await vehicle('2021-toyota-corolla-s1')).toMatchObject({ price: 25990 })
  })

  test('whose report is opened in a spreadsheet runs no formula', async () => {
    const { run, folder } = await dealer()
    const report = await run(feed(car('=cmd|calc', '"=1+1, ""x""",,'), car('S2'), car('S3')))
    expect(report.rejectFile).toBe(join(folder, 'feed.rejects.csv'))
    expect((await readFile(report.rejectFile!, 'utf8')).split('\r\n').slice(0, 2)).toEqual([
      'line,stocknum,taken,field,value,reason',
      `2,'=cmd|calc,no,price,"'=1+1, ""x""",is not a price`,
    ])
    await run(feed(car('S1'), car('S2'), car('S3')))
    await expect(readFile(report.rejectFile!)).rejects.toThrow('ENOENT')
  })
})

describe('nothing is changed by a feed', () => {
  test('of which more than half is bad, unless forced', async () => {
    const { run, stocknums } = await dealer()
    await run(feed(car('S1')))
    const broken = feed(car('S1'), car('S2', 'x,,'), car('S3', 'x,,'))
    expect(await run(broken)).toMatchObject({ refused: '2 of 3 rows are bad, more than half.', stock: 1 })
    expect(await run(feed(car('S1'), car('S4'), car('S2', 'x,,'), car('S3', 'x,,')))).toMatchObject({
      added: 1,
    })
    expect(await run(broken, { force: true })).toMatchObject({ refused: undefined, withdrawn: 1 })
    expect(await stocknums()).toEqual(['S1'])
  })

  test('that would withdraw more than half of the stock, unless forced', async () => {
    const { run, stocknums } = await dealer()
    await run(feed(car('S1'), car('S2'), car('S3')))
    expect((await run(feed(car('S1')))).refused).toBe(
      '2 of 3 vehicles in stock would be withdrawn, more than half.',
    )
    expect((await run(header)).refused).toBe('There is no row in this feed.')
    expect(await stocknums()).toEqual(['S1', 'S2', 'S3'])
    expect(await run(feed(car('S1')), { force: true })).toMatchObject({ withdrawn: 2 })
    expect(await stocknums()).toEqual(['S1'])
  })

  test('that was cut off on its way', async () => {
    const { run, stocknums } = await dealer()
    await run(feed(car('S1')))
    const cut = '[{"stocknum":"S2","car_type":"used","make":"Kia","model":"EV6"},{"stocknum":"S3","ma'
    await expect(run(cut, { name: 'feed.json' })).rejects.toThrow('cut off')
    expect(await stocknums()).toEqual(['S1'])
  })

  test('in a trial', async () => {
    const { run, tenant } = await dealer()
    expect(await run(feed(car('S1')), { dryRun: true })).toMatchObject({ added: 1, stock: 0, dryRun: true })
    expect(await countVehicles(search.database, tenant)).toBe(0)
  })
})

describe('what shoppers can find', () => {
  test('SRCH-47: an explicit false hides any vehicle, a sold one needs an explicit true', async () => {
    const { run, stocknums, vehicle } = await dealer()
    await run(
      feed(
        ...[
          car('IN', '1,,'),
          car('IN-YES', '1,,true'),
          car('IN-NO', '1,,false'),
          car('SOON', '1,coming soon,'),
        ],
        ...[car('SOLD', '1,sold,'), car('SOLD-YES', '1,sold,yes'), car('SOLD-NO', '1,sold,no')],
      ),
    )
    expect(await stocknums()).toEqual(['IN', 'IN-YES', 'SOLD-YES', 'SOON'])
    expect(await vehicle('2021-toyota-corolla-sold')).toMatchObject({ sold: true })
  })

  test('a vehicle sold without a date is sold on the day its feed first says so', async () => {
    const { run, listed } = await dealer()
    await run(feed(car('S1', '1,,true'), car('S2')))
    await run(feed(car('S1', '1,sold,true'), car('S2')), { now: later })
    await run(feed(car('S1', '2,sold,true'), car('S2')), { now: new Date('2026-11-09T00:00:00Z') })
    const sold = (await listed({ filters: 'status:sold' }))[0]
    expect(sold).toMatchObject({ sold: true, price: 2, sold_date_timestamp: later.getTime() / 1000 })
    expect(sold?.sold_or_always).toBe(later.getTime() / 1000)
  })

  test('SRCH-09: a rank of the dealer comes first, then what arrived last', async () => {
    const { run, listed } = await dealer()
    await run(
      [
        'stocknum,car_type,make,model,created_at,custom_rank',
        'OLD,used,Kia,Rio,2026-01-01,',
        'NEW,used,Kia,Rio,2026-10-01,',
        'TOP,used,Kia,Rio,2025-01-01,5',
      ].join('\n'),
    )
    expect((await listed()).map(({ stocknum }) => stocknum)).toEqual(['TOP', 'NEW', 'OLD'])
  })

  test('SRCH-10: orders by price, kilometres, year and arrival are replicas', async () => {
    const { run, tenant } = await dealer()
    await run(feed(car('S1', '30000,,'), car('S2', '10000,,'), car('S3', '20000,,')))
    const order = async (sort: 'price_asc' | 'price_desc') =>
      (
        await search.admin.searchSingleIndex<StockRecord>({ indexName: indexName('', tenant, sort) })
      ).hits.map(({ stocknum }) => stocknum)
    expect(await order('price_asc')).toEqual(['S2', 'S3', 'S1'])
    expect(await order('price_desc')).toEqual(['S1', 'S3', 'S2'])
  })

  test('words that shoppers use for one another find the same vehicles', async () => {
    const { run, stocknums } = await dealer()
    await run(
      [
        'stocknum,car_type,make,model,body,drive,transmission',
        'S1,used,Mazda,CX-5,SUV,AWD,Automatic',
        'S2,used,Ford,Ranger,Ute,4x4,Manual',
      ].join('\n'),
    )
    for (const query of ['cx5', 'cx-5', 'cx 5']) expect(await stocknums({ query })).toEqual(['S1'])
    for (const query of ['pickup', 'utility', 'ute']) expect(await stocknums({ query })).toEqual(['S2'])
    expect(await stocknums({ query: 'auto' })).toEqual(['S1'])
  })

  test('is nothing that a dealer keeps to itself: not in the index, not in the record', async () => {
    const { run, tenant, vehicle, listed } = await dealer()
    await run('stocknum,car_type,make,model,cost_price,Floor Plan\nS1,used,Kia,Rio,13579,24680')
    const { id } = (await listed())[0]!
    const everything = JSON.stringify([
      await listed({ attributesToRetrieve: ['*'] }),
      await search.admin.getObject({ indexName: indexName('', tenant), objectID: String(id) }),
      await vehicle('kia-rio-s1'),
      await readVehicleById(search.database, tenant, id),
    ])
    expect(everything).not.toMatch(/13579|24680/)
    const { rows } = await search.database.query('select private from stock_vehicles where tenant = $1', [
      tenant,
    ])
    expect(rows[0].private).toEqual({ cost_price: '13579', 'Floor Plan': '24680' })
  })

  test('belongs to one dealer: equal stock numbers, ids and slugs of another are others', async () => {
    const [one, other] = [await dealer(), await dealer()]
    await one.run(feed(car('S1', '11111,,')))
    await other.run(feed(car('S1', '22222,,')))
    expect(await one.vehicle('2021-toyota-corolla-s1')).toMatchObject({ price: 11111 })
    expect(await other.vehicle('2021-toyota-corolla-s1')).toMatchObject({ price: 22222 })
    expect((await one.listed()).map(({ price }) => price)).toEqual([11111])
    await one.run(feed(car('S2')), { force: true })
    expect(await other.stocknums()).toEqual(['S1'])
  })
})

describe('sites', () => {
  test('hear of every import that changes something, also of what no listing shows', async () => {
    const { run, tenant } = await dealer()
    const client = new pg.Client({ connectionString: search.databaseUrl })
    await client.connect()
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen stock')
    const told = async () => {
      await client.query('select 1')
      return heard.splice(0)
    }
    await run(feed(car('S1', '1,,false')))
    expect(await told()).toEqual([tenant])
    await run(feed(car('S1', '1,,false')))
    expect(await told()).toEqual([])
    await run(feed(car('S1', '2,,false')))
    expect(await told()).toEqual([tenant])
    await client.end()
  })
})

describe('publishing', () => {
  test('that failed is made good by the next import', async () => {
    const { run, stocknums } = await dealer()
    await run(feed(car('S1')))
    const broken = {
      ...target(),
      client: { ...search.admin, batch: () => Promise.reject(new Error('away')) },
    }
    const two = feed(car('S1'), car('S2'))
    await expect(run(two, { search: broken })).rejects.toThrow('away')
    expect(await stocknums()).toEqual(['S1'])
    expect((await run(two)).published).toEqual({ saved: 1, removed: 0, replaced: false })
    expect(await stocknums()).toEqual(['S1', 'S2'])
  })

  test('of a new index that fails leaves the old one as it was, and nothing behind', async () => {
    const { run, tenant, stocknums } = await dealer()
    await run(feed(car('S1')))
    const client = { ...search.admin, batch: () => Promise.reject(new Error('away')) }
    const anew = publish(tenant, { search: { ...target(), client }, anew: true })
    await expect(anew).rejects.toThrow('away')
    expect(await stocknums()).toEqual(['S1'])
    const { items } = await search.admin.listIndices()
    expect(items.map(({ name }) => name).filter((name) => name.startsWith(`${tenant}_vehicles_tmp`))).toEqual(
      [],
    )
  })

  test('of a first feed that is refused or fails leaves nothing behind', async () => {
    const { run, tenant } = await dealer()
    expect((await run(feed(car('S1', 'x,,')))).refused).toBe('1 of 1 rows are bad, more than half.')
    const broken = {
      ...target(),
      client: { ...search.admin, batch: () => Promise.reject(new Error('away')) },
    }
    await expect(run(feed(car('S1')), { search: broken })).rejects.toThrow('away')
    expect((await run(feed(car('S1')))).published).toEqual({ saved: 1, removed: 0, replaced: true })
    const { items } = await search.admin.listIndices()
    expect(items.filter(({ name }) => name.startsWith(`${tenant}_vehicles_tmp`))).toEqual([])
  })

  test('to another place publishes everything there', async () => {
    const { run, tenant } = await dealer()
    await run(feed(car('S1'), car('S2')))
    const elsewhere = await publish(tenant, { search: { ...target(), prefix: 'other_' } })
    expect(elsewhere).toEqual({ saved: 2, removed: 0, replaced: true })
    const { nbHits } = await search.admin.searchSingleIndex({ indexName: indexName('other_', tenant) })
    expect(nbHits).toBe(2)
  })
})
