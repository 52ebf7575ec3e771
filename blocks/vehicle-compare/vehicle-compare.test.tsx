import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import type { HeadFromBlock } from '#app/page/block.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import { sampleInstant, sampleRecord, sampleStock } from '#app/samples/stock.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { memoryStock } from '#app/stock/testing.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import load from './load.server.ts'
import definition from './query.ts'
import { comparisonRows, featureRows, specRows } from './rows.ts'
import View from './view.tsx'

const content = definition.content.parse({})
const settings = { ...settingsDefaults }

async function compare(ids: string, records: StockRecord[] = sampleStock) {
  const heads: HeadFromBlock[] = []
  const site = sampleSite()
  const data = await load(
    sampleLoad(content, {
      site,
      search: new URLSearchParams({ ids }),
      instant: sampleInstant,
      stock: memoryStock(records).of(site, new Reads(sampleInstant.getTime())),
      head: (known) => heads.push(known),
    }),
  )
  const html = renderToStaticMarkup(<View {...sampleProps(definition.type, content, data)} />)
  return { data, ids: data.records.map(({ id }) => id), gone: data.gone, heads, html }
}

describe('the vehicles of the address', () => {
  test('stand in its order', async () => {
    expect((await compare('1003,1001,1006')).ids).toEqual([1003, 1001, 1006])
  })

  test('are four at most; what comes twice or is no id is left out', async () => {
    const { ids, gone } = await compare('1001,1001,x,-1,1e3,0,1002,1003,1005,1006')
    expect(ids).toEqual([1001, 1002, 1003, 1005])
    expect(gone).toBe(0)
  })

  test('are those of this site that are still listed', async () => {
    const { ids, gone, html } = await compare('1001,1002,77', [
      sampleRecord({ id: 1001 }),
      sampleRecord({ id: 1002, tenant: 'other' }),
    ])
    expect({ ids, gone }).toEqual({ ids: [1001], gone: 2 })
    expect(html).toContain('2 of the vehicles are no longer for sale')
  })

  test('without any, the page says what to do and asks for nothing', async () => {
    for (const ids of ['', 'x', '../1']) {
      const { html } = await compare(ids, [])
      expect(html).toContain('data-empty-comparison')
      expect(html).toContain('href="/search/new-used-and-demo-cars"')
    }
  })

  test('the page is not for search engines', async () => {
    expect((await compare('1001')).heads).toEqual([{ noindex: true, canonical: '/compare' }])
  })
})

describe('the table', () => {
  const rows = comparisonRows(sampleStock.slice(0, 3), settings)
  const row = (label: string) => rows.find((found) => found.label === label)

  test('says where the vehicles differ and where they are alike', () => {
    expect(row('Body')).toMatchObject({ values: ['Hatch', 'SUV', 'Hatch'], differs: true })
    expect(row('Seats')).toMatchObject({ values: ['5', '5', '5'], differs: false })
  })

  test('names the lowest price and kilometres and the newest year', () => {
    expect(row('Price')).toMatchObject({ best: { word: 'Lowest', places: [0] } })
    expect(row('Price')?.values[0]).toBe('$25,990 Drive Away')
    expect(row('Kilometres')?.best).toEqual({ word: 'Lowest', places: [1] })
    expect(row('Year')?.best).toEqual({ word: 'Newest', places: [1] })
  })

  test('calls nothing best where all are alike, and never a missing price', () => {
    const alike = comparisonRows([sampleRecord(), sampleRecord({ id: 2 })], settings)
    expect(alike.every(({ best }) => best === undefined)).toBe(true)
    const poa = [sampleRecord({ price: 0 }), sampleRecord({ price: 9000 }), sampleRecord({ price: 8000 })]
    expect(comparisonRows(poa, settings)[0]).toMatchObject({
      values: ['Enquire for price.', '$9,000 Drive Away', '$8,000 Drive Away'],
      best: { places: [2] },
    })
  })

  test('measures no prices of different types against each other', () => {
    const mixed = [sampleRecord(), sampleRecord({ price: 20_000, price_type: 'Excl. Govt. Charges' })]
    expect(comparisonRows(mixed, settings)[0]?.best).toBeUndefined()
  })

  test('leaves out what is known of none', () => {
    expect(rows.map(({ label }) => label)).not.toContain('Towing, braked')
    expect(comparisonRows([sampleStock[0]!, sampleStock[3]!], settings).map(({ label }) => label)).toContain(
      'Towing, braked',
    )
  })

  test('has a row for each line of specifications that no other row says', () => {
    const specs = [
      [
        { label: 'Torque', value: '200 Nm' },
        { label: 'Body type', value: 'Hatch' },
      ],
      [{ label: 'Cylinders', value: '4' }],
    ]
    expect(specRows(specs)).toEqual([
      { label: 'Torque', values: ['200 Nm', undefined], differs: true },
      { label: 'Cylinders', values: [undefined, '4'], differs: true },
    ])
  })

  test('has a row for each feature any of them has', () => {
    const features = [
      sampleRecord({ filtered_features: ['Tow bar', 'Sunroof'] }),
      sampleRecord({ filtered_features: ['Sunroof'] }),
    ]
    expect(featureRows(features)).toEqual([
      { label: 'Sunroof', values: ['Yes', 'Yes'], differs: false },
      { label: 'Tow bar', values: ['Yes', undefined], differs: true },
    ])
  })

  test('a vehicle is taken out by a link to the rest', async () => {
    const { html } = await compare('1001,1002,1003')
    expect(html).toContain('href="/compare?ids=1001,1003" data-remove="1002"')
    expect((await compare('1001')).html).toContain('href="/compare" data-remove="1001"')
  })
})
