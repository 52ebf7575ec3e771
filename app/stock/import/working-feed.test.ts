import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dealers, startDealers } from '../dealers-testing.ts'

let dealers: Dealers
beforeAll(async () => {
  dealers = await startDealers()
}, 60_000)
afterAll(() => dealers.stop(), 60_000)

/** As a yard writes it: one table for everything, units in headers and in cells. */
const feed = `Stock No,Type,Item Type,Year,Make,Model,Body,Drive,GVM,GCM,Tare (t),Payload,Axles,Wheelbase,ATM,Ball Weight,Berths,Length (ft),LAMS,Engine CC
T1,Used,Truck,2019,Isuzu,NPR 65-190,Tipper,4x2,"6,500 kg",10t,3.4,,,"3,365mm",,,,,,
T2,Used,Truck,2018,Volvo,FH 540,Prime Mover,6 x 4,26,70000,9.1,,,,,,,,,
C1,Used,Caravan,2021,Jayco,Journey,Off-road Caravan,,,,2.296,,Tandem,,2800kg,140 kg,4 Berth,22,,
C2,Used,Caravan,2016,Avan,Cruiser,,,,,1.1,,1,,1.4t,95,2+2,"16'6""",,
M1,Used,Motorcycle,2022,Yamaha,MT-07,Naked,,,,,,,,,,,,Yes,689
`

test('a feed of trucks, caravans and motorcycles is read in its own units, stored, and found by what it says', async () => {
  const { run, vehicle, listed, stocknums } = await dealers.dealer()
  const report = await run(feed)
  expect(report).toMatchObject({ added: 5, rejected: 0, unknownColumns: [] })
  expect(await vehicle('2019-isuzu-npr-65-190-t1')).toMatchObject({
    ...{ item_type: 'truck', simple_body: 'Truck', body: 'Tipper' },
    variant: {
      ...{ grossvehiclemass: 6500, grosscombinationmass: 10_000, tare: 3400, payload: 3100 },
      ...{ axles: '4x2', wheelbase: 3365 },
    },
  })
  expect((await vehicle('2021-jayco-journey-c1'))?.variant).toMatchObject({
    ...{ aggregatetrailermass: 2800, tare: 2296, payload: 504, ballweight: 140 },
    ...{ axles: 'Tandem axle', berths: 4, vehiclelength: 6706 },
  })
  expect((await vehicle('2016-avan-cruiser-c2'))?.variant).toMatchObject({
    ...{ aggregatetrailermass: 1400, ballweight: 95, axles: 'Single axle', berths: 4, vehiclelength: 5029 },
  })
  expect(await vehicle('2022-yamaha-mt-07-m1')).toMatchObject({ engine_size: 689, variant: { lams: true } })

  const found = Object.fromEntries((await listed()).map((record) => [record.stocknum, record]))
  expect(found.T2).toMatchObject({ body_style: 'Prime Mover', gvm: 26_000, gcm: 70_000, axles: '6x4' })
  expect(found.C1).toMatchObject({ atm: 2800, berths: 4, length: 6.7, payload: 504 })
  expect(found.M1).toMatchObject({ engine_cc: 689, lams: true, body_style: 'Naked' })
  expect(await stocknums({ query: 'tipper' })).toEqual(['T1'])
  expect(await stocknums({ numericFilters: ['gvm<=8000'] })).toEqual(['T1'])
  expect(await stocknums({ numericFilters: ['atm>=2000'] })).toEqual(['C1'])
  expect(await stocknums({ facetFilters: ['berths:4'] })).toEqual(['C1', 'C2'])
  expect(await stocknums({ numericFilters: ['length>=6'], facetFilters: ['axles:Tandem axle'] })).toEqual([
    'C1',
  ])
  expect(await stocknums({ facetFilters: ['lams:true'] })).toEqual(['M1'])
  expect(await run(feed)).toMatchObject({ unchanged: 5, changed: 0 })
})

test('masses that contradict one another are left out and named; the vehicle is taken', async () => {
  const { run, vehicle } = await dealers.dealer()
  const report = await run(
    [
      'stocknum,car_type,item_type,make,model,gvm,gcm,tare,payload,atm,ball_weight_kg,berths,length',
      'T1,used,truck,Hino,500,11000,9000,12000,4 tons or so,,,,',
      'C1,used,caravan,Jayco,Journey,,,2300,2800,2800,2400,40,900 m',
    ].join('\n'),
  )
  expect(report).toMatchObject({ added: 2, rejected: 0 })
  expect((await vehicle('hino-500-t1'))?.variant).toEqual({ grossvehiclemass: 11_000 })
  expect((await vehicle('jayco-journey-c1'))?.variant).toEqual({
    ...{ aggregatetrailermass: 2800, tare: 2300, payload: 500 },
  })
  const noted = (await readFile(report.rejectFile!, 'utf8'))
    .split('\r\n')
    .map((line) => line.split(',').slice(1, 4))
  expect(
    noted.slice(1, -1).map(([stocknum, , field]) => `${stocknum} ${field?.replace('variant.', '')}`),
  ).toEqual([
    ...['T1 grosscombinationmass', 'T1 tare', 'T1 payload'],
    ...['C1 payload', 'C1 ballweight', 'C1 vehiclelength', 'C1 berths'],
  ])
})
