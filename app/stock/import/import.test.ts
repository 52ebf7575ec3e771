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

test('a location without a position gets that of its suburb, so that a search by distance finds its vehicles', async () => {
  const { run, stocknums, listed } = await dealer()
  const head = 'stocknum,car_type,year,make,model,suburb,state,postcode'
  const car = (number: number, place: string) => `S${number},used,2021,Toyota,Corolla,${place}`
  const report = await run(
    [head, car(1, 'Springwood,AU-QLD,4127'), car(2, 'Springwood,NSW,'), car(3, 'Atlantis,QLD,')].join('\n'),
  )
  expect(report).toMatchObject({ added: 3, unplaced: ['Atlantis QLD'] })
  const brisbane = { aroundLatLng: '-27.468,153.024', aroundRadius: 50_000 }
  expect(await stocknums(brisbane)).toEqual(['S1'])
  expect((await listed(brisbane))[0]?._geoloc?.lat).toBeCloseTo(-27.6, 0)
})

describe('a row that cannot be read', () => {
  const wide = 'stocknum,car_type,year,make,model,price,vin,comments'
  const vin = (last: number) => `JTNK4RBE60301234${last}`
  const row = (number: number, rest = `25990,${vin(number)},Neat car`) =>
    `S${number},used,2021,Toyota,Corolla,${rest}`
  const table = (...rows: string[]) => `${[wide, ...rows].join('\n')}\n`
  const rows = (...numbers: number[]) => numbers.map((number) => row(number))

  test.each([
    ['a comma in a price', row(2, `20,000.00,${vin(2)},Neat`)],
    ['a quote in the wrong place', row(2, `25990,${vin(2)},"Neat "one owner" car`)],
    ['a quote that is never closed', 'S2,used,2021,"Toyota,Corolla,25990,,Neat'],
    ['too few cells', 'S2,used,2021'],
    ['no stock number, but a VIN', `,used,2021,Toyota,Corolla,25990,${vin(2)},Neat`],
  ])('%s keeps its vehicle, and others that are gone are withdrawn', async (_, bad) => {
    const { run, stocknums } = await dealer()
    await run(table(...rows(1, 2, 3, 4, 5)))
    const report = await run(table(row(1), bad, row(4), row(5)))
    expect(report).toMatchObject({ rejected: 1, stayed: 1, unchanged: 3, withdrawn: 1, held: 0, unclear: [] })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S4', 'S5'])
  })

  test('and may be about any vehicle withdraws none, and says which and why', async () => {
    const { run, stocknums } = await dealer()
    await run(table(...rows(1, 2, 3, 4, 5)))
    const report = await run(table(row(1), row(2), ',used,2021,Toyota,Corolla,1,,Neat', row(4), row(5)))
    expect(report).toMatchObject({ rejected: 1, withdrawn: 0, held: 1, heldStocknums: ['S3'], stock: 5 })
    expect(report.unclear).toEqual(['line 4 has no stock number'])
    expect(await stocknums()).toHaveLength(5)
  })

  test('is found by its stock number wherever that stands, if its make is there too', async () => {
    const { run, stocknums } = await dealer()
    const turned = 'price,make,stocknum,car_type,year,model'
    const car = (number: number, price = '25990') => `${price},Toyota,S${number},used,2021,Corolla`
    const all = [1, 2, 3, 4].map((number) => car(number))
    await run([turned, ...all].join('\n'))
    const shifted = [turned, car(1), car(2, '20,000'), car(4)].join('\n')
    expect(await run(shifted)).toMatchObject({ stayed: 1, withdrawn: 1 })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S4'])
    const other = [turned, car(1), '20,000,Mazda,S2,used,2021,3', car(4)].join('\n')
    expect(await run(other)).toMatchObject({ withdrawn: 0, held: 1, heldStocknums: ['S2'] })
  })

  test('whose quote has swallowed other rows keeps the vehicles of all of them', async () => {
    const { run, stocknums } = await dealer()
    await run(table(...rows(1, 2, 3, 4, 5, 6, 7)))
    const swallowing = table(row(1), 'S2,used,2021,"Toyota,Corolla,1,,', row(3), '",x', ...rows(5, 6, 7))
    expect(await run(swallowing)).toMatchObject({ stayed: 2, withdrawn: 1 })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S3', 'S5', 'S6', 'S7'])
  })

  test('of NDJSON keeps the vehicle that it names', async () => {
    const { run, stocknums } = await dealer()
    const car = (stocknum: string) =>
      JSON.stringify({ stocknum, car_type: 'used', make: 'Kia', model: 'Rio', price: 9990 })
    const name = 'feed.ndjson'
    const text = (...lines: string[]) => `${lines.join('\n')}\n`
    await run(text(car('S1'), car('S2'), car('S3'), car('S4'), car('S5')), { name })
    const bad = car('S2').replace('9990', '9,990.00')
    expect(await run(text(car('S1'), bad, car('S4'), car('S5')), { name })).toMatchObject({
      stayed: 1,
      withdrawn: 1,
    })
    expect(await stocknums()).toEqual(['S1', 'S2', 'S4', 'S5'])
    const lost = await run(text(car('S1'), '{oops', car('S4'), car('S5')), { name })
    expect(lost).toMatchObject({ withdrawn: 0, held: 1, unclear: ['line 2 is not JSON'] })
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
    const whole = feed(car('S1'), car('S2'), 'S3,used,2021,Toyota,Corolla,"25,990",in_stock,yes')
    // Everywhere but inside the last cell, which may be a shorter one.
    for (let end = whole.lastIndexOf('\n') + 2; end <= whole.lastIndexOf(','); end++)
      expect(await run(whole.slice(0, end)), whole.slice(0, end)).toMatchObject({
        refused: 'The file breaks off in the middle of line 4: was it cut off on its way?',
        stock: 1,
      })
    expect(await stocknums()).toEqual(['S1'])
    const lines = '{"stocknum":"S1","car_type":"used","make":"Kia","model":"EV6"}\n{"stocknum":"S3","ma'
    expect((await run(lines, { name: 'feed.ndjson' })).refused).toContain('breaks off')
  })

  test('that would withdraw more than a quarter of a large stock, unless forced', async () => {
    const { run } = await dealer()
    const cars = Array.from({ length: 60 }, (_, index) => car(`S${index}`))
    await run(feed(...cars))
    expect((await run(feed(...cars.slice(0, 44)))).refused).toBe(
      '16 of 60 vehicles in stock would be withdrawn, more than a quarter.',
    )
    expect(await run(feed(...cars.slice(0, 45)))).toMatchObject({ withdrawn: 15, stock: 45 })
  })

  test('in a trial', async () => {
    const { run, tenant } = await dealer()
    expect(await run(feed(car('S1')), { dryRun: true })).toMatchObject({ added: 1, stock: 0, dryRun: true })
    expect(await countVehicles(dealers.search.database, tenant)).toBe(0)
  })
})
