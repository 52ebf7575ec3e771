import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleFinder } from '#app/samples/finder.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import { answering } from '#app/stock/finder/testing.ts'
import load from './load.server.ts'
import definition from './query.ts'
import View, { fallback } from './view.tsx'

const props = (content: Record<string, unknown>) =>
  sampleProps(
    definition.type,
    definition.content.parse(content),
    undefined,
    sampleSite({ searchPath: '/our-stock' }),
  )
const html = (content: Record<string, unknown>, data: Finder | undefined = sampleFinder) =>
  renderToStaticMarkup(<View {...props(content)} data={data} />)
const names = (page: string) => [...page.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

test('it is a plain form to the search path, its fields named as the address names them', () => {
  const page = html({})
  expect(page).toMatch(/<form [^>]*action="\/our-stock" [^>]*method="get"/)
  expect(names(page)).toEqual(['query', 'make', 'model', 'body', 'price'])
  expect(page.match(/<label /g)).toHaveLength(5)
  expect(page).toContain('<option value=":30000">Up to $30,000</option>')
})

test('marketing staff choose its fields; a model needs its make', () => {
  expect(names(html({ fields: ['price', 'make'] }))).toEqual(['make', 'price'])
  expect(names(html({ fields: ['model', 'body'] }))).toEqual(['body'])
})

test('a comma inside a make does not part two makes', () => {
  const makes = [{ value: 'Brown, Sons', count: 1 }]
  expect(html({}, { ...sampleFinder, makes })).toContain('<option value="Brown\\, Sons">Brown, Sons</option>')
})

test('while the stock is away it still searches by words and price', () => {
  const page = renderToStaticMarkup(createElement(fallback, props({})))
  expect(names(page)).toEqual(['query', 'price'])
  expect(page).toMatch(/<button[^>]*>Search<\/button>/)
})

test('makes and bodies that have stock can be chosen, by name, all from one question', async () => {
  const stock = answering({ nbHits: 7, facets: { make: { MG: 4, Kia: 3 }, body: { Ute: 7 } } })
  const data = await load(sampleLoad(definition.content.parse({}), { stock }))
  expect(stock.asked).toHaveLength(1)
  expect(data).toMatchObject({ count: 7, access: { url: '/search-api/1/indexes/*/queries' } })
  expect(data.makes.map(({ value }) => value)).toEqual(['Kia', 'MG'])
  expect(stock.asked[0]?.filters).toBe(data.access.filters)
})
