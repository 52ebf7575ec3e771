import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { car, countVehicles, type Dealers, feed, header, later, startDealers } from '../dealers-testing.ts'

let dealers: Dealers
beforeAll(async () => {
  dealers = await startDealers()
}, 60_000)
afterAll(() => dealers.stop(), 60_000)
const dealer = () => dealers.dealer()

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

  test('changes what differs, and keeps id, address and first day of a vehicle', async () => {
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
      `2,"'=cmd|calc",no,price,"'=1+1, ""x""",is not a price`,
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
    expect(await countVehicles(dealers.search.database, tenant)).toBe(0)
  })
})
