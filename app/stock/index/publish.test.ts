import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { car, type Dealers, feed, later, startDealers } from '../dealers-testing.ts'
import { republishStock } from '../import/import.server.ts'
import { withTenantLock } from '../store/tenant-lock.server.ts'
import { keepCurrent } from './keep-current.server.ts'
import { publishStock } from './publish.server.ts'
import { indexName, type StockRecord } from './record.ts'
import type { SearchTarget } from './search-index.server.ts'

let dealers: Dealers
beforeAll(async () => {
  dealers = await startDealers()
}, 60_000)
afterAll(() => dealers.stop(), 60_000)
const dealer = () => dealers.dealer()

async function publish(tenant: string, options: { search: SearchTarget; rebuild?: boolean }) {
  const client = await dealers.search.database.connect()
  return publishStock(client, { tenant, ...options }).finally(() => client.release())
}

describe('what shoppers can find', () => {
  test('an explicit false hides any vehicle, a sold one needs an explicit true', async () => {
    const { run, stocknums, vehicle } = await dealer()
    await run(
      feed(
        ...[
          car('IN', '11111,,'),
          car('IN-YES', '11111,,true'),
          car('IN-NO', '11111,,false'),
          car('SOON', '11111,coming soon,'),
        ],
        ...[car('SOLD', '11111,sold,'), car('SOLD-YES', '11111,sold,yes'), car('SOLD-NO', '11111,sold,no')],
      ),
    )
    expect(await stocknums()).toEqual(['IN', 'IN-YES', 'SOLD-YES', 'SOON'])
    expect(await vehicle('2021-toyota-corolla-sold')).toMatchObject({ sold: true })
  })

  test('a vehicle sold without a date is sold on the day its feed first says so', async () => {
    const { run, listed } = await dealer()
    await run(feed(car('S1', '11111,,true'), car('S2')))
    await run(feed(car('S1', '11111,sold,true'), car('S2')), { now: later })
    await run(feed(car('S1', '22222,sold,true'), car('S2')), { now: new Date('2026-11-09T00:00:00Z') })
    const sold = (await listed({ filters: 'status:sold' }))[0]
    expect(sold).toMatchObject({ sold: true, price: 22222, sold_date_timestamp: later.getTime() / 1000 })
    expect(sold?.sold_or_always).toBe(later.getTime() / 1000)
  })

  test('a rank of the dealer comes first, then what arrived last', async () => {
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

  test('orders by price, kilometres, year and arrival are replicas', async () => {
    const { run, tenant } = await dealer()
    await run(feed(car('S1', '30000,,'), car('S2', '10000,,'), car('S3', '20000,,')))
    const order = async (sort: 'price_asc' | 'price_desc') =>
      (
        await dealers.search.admin.searchSingleIndex<StockRecord>({ indexName: indexName('', tenant, sort) })
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
      await dealers.search.admin.getObject({ indexName: indexName('', tenant), objectID: String(id) }),
      await vehicle('kia-rio-s1'),
    ])
    expect(everything).not.toMatch(/13579|24680/)
    const { rows } = await dealers.search.database.query(
      'select private from stock_vehicles where tenant = $1',
      [tenant],
    )
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
    const client = new pg.Client({ connectionString: dealers.search.databaseUrl })
    await client.connect()
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen stock')
    const notified = async () => {
      await client.query('select 1')
      return heard.splice(0)
    }
    await run(feed(car('S1', '11111,,false')))
    expect(await notified()).toEqual([tenant])
    await run(feed(car('S1', '11111,,false')))
    expect(await notified()).toEqual([])
    await run(feed(car('S1', '22222,,false')))
    expect(await notified()).toEqual([tenant])
    await client.end()
  })
})

describe('publishing', () => {
  test('that failed is made good by the next import', async () => {
    const { run, stocknums } = await dealer()
    await run(feed(car('S1')))
    const broken = {
      ...dealers.target,
      client: { ...dealers.search.admin, batch: () => Promise.reject(new Error('away')) },
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
    const client = { ...dealers.search.admin, batch: () => Promise.reject(new Error('away')) }
    const rebuild = publish(tenant, { search: { ...dealers.target, client }, rebuild: true })
    await expect(rebuild).rejects.toThrow('away')
    expect(await stocknums()).toEqual(['S1'])
    const { items } = await dealers.search.admin.listIndices()
    expect(items.map(({ name }) => name).filter((name) => name.startsWith(`${tenant}_vehicles_tmp`))).toEqual(
      [],
    )
  })

  test('of the whole store waits for the import under way', async () => {
    const { run, tenant, stocknums } = await dealer()
    await run(feed(car('S1')))
    const elsewhere = new pg.Pool({ connectionString: dealers.search.databaseUrl })
    let done = false
    const rebuild = await withTenantLock(elsewhere, tenant, async () => {
      const asked = republishStock(dealers.search.database, { tenant, search: dealers.target })
      asked.finally(() => (done = true))
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
      await vi.waitUntil(async () => done || (await elsewhere.query(waiting)).rows.length > 0)
      expect(done).toBe(false)
      return { asked }
    })
    expect(await rebuild.asked).toMatchObject({ saved: 1, replaced: true })
    expect(await stocknums()).toEqual(['S1'])
    await elsewhere.end()
  })

  test('of a first feed that is refused or fails leaves nothing behind', async () => {
    const { run, tenant } = await dealer()
    expect((await run(feed(car('S1', 'x,,')))).refused).toBe('1 of 1 rows are bad, more than half.')
    const broken = {
      ...dealers.target,
      client: { ...dealers.search.admin, batch: () => Promise.reject(new Error('away')) },
    }
    await expect(run(feed(car('S1')), { search: broken })).rejects.toThrow('away')
    expect((await run(feed(car('S1')))).published).toEqual({ saved: 1, removed: 0, replaced: true })
    const { items } = await dealers.search.admin.listIndices()
    expect(items.filter(({ name }) => name.startsWith(`${tenant}_vehicles_tmp`))).toEqual([])
  })

  test('of another version is made good without an import: its synonyms, settings and orders', async () => {
    const { run, tenant, stocknums } = await dealer()
    const other = await dealer()
    await run(feed(car('S1'), car('S2', '10000,,')))
    await other.run(feed(car('S1')))
    const { admin, database } = dealers.search
    const index = indexName('', tenant)
    const { taskID } = await admin.clearSynonyms({ indexName: index, forwardToReplicas: true })
    await admin.waitForTask({ indexName: index, taskID })
    expect(await stocknums({ query: 'yota' })).toEqual([])
    const published = async () =>
      (await database.query('select * from stock_publications order by tenant')).rows
    await keepCurrent(database, dealers.target, log)
    expect(await stocknums({ query: 'yota' })).toEqual([])

    const before = `local:${index}:0123456789abcdef`
    await database.query('update stock_publications set target = $2 where tenant = $1', [tenant, before])
    const others = (await published()).filter((row) => row.tenant !== tenant)
    await keepCurrent(database, dealers.target, log)
    expect(await stocknums({ query: 'yota' })).toEqual(['S1', 'S2'])
    expect((await published()).filter((row) => row.tenant !== tenant)).toEqual(others)

    // What was published to another place is left to the import that goes there.
    const elsewhere = `algolia-app:${index}:0123456789abcdef`
    await database.query('update stock_publications set target = $2 where tenant = $1', [tenant, elsewhere])
    await keepCurrent(database, dealers.target, log)
    expect((await published()).find((row) => row.tenant === tenant)).toMatchObject({ target: elsewhere })
  })

  test('to another place publishes everything there', async () => {
    const { run, tenant } = await dealer()
    await run(feed(car('S1'), car('S2')))
    const elsewhere = await publish(tenant, { search: { ...dealers.target, prefix: 'other_' } })
    expect(elsewhere).toEqual({ saved: 2, removed: 0, replaced: true })
    const { nbHits } = await dealers.search.admin.searchSingleIndex({
      indexName: indexName('other_', tenant),
    })
    expect(nbHits).toBe(2)
  })
})
