// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFinder } from '#app/samples/finder.ts'
import { sampleSite } from '#app/samples/site.ts'
import { finderForm, ShowMe } from './show-me.tsx'
import { addressOf, choicesOf, questionOf, startFinder } from './start-finder.ts'

const site = sampleSite({ searchPath: '/our-stock' })
const places: Record<string, object> = { 4006: { label: 'Newstead QLD 4006', lat: -27.4, lng: 153 } }
let asked: Record<string, unknown>[] = []
let answers: (requests: Record<string, unknown>[]) => Promise<unknown>

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = async (requests) =>
    requests.map(() => ({ nbHits: 12, facets: { model: { Rio: 3, 'EV9, GT': 1 } } }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string } = { body: '' }) => {
    if (url.startsWith('/api/places?')) {
      const { searchParams } = new URL(url, 'http://site.test')
      const named = searchParams.get('exact') === 'true' && places[searchParams.get('query') ?? '']
      return { ok: true, json: async () => ({ places: named ? [named] : [] }) }
    }
    const { requests } = JSON.parse(body)
    asked.push(...requests)
    return { ok: true, json: async () => ({ results: await answers(requests) }) }
  })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A form as a block draws it, with its script. */
function formOf() {
  document.body.innerHTML = renderToStaticMarkup(
    <form {...finderForm(site, sampleFinder)}>
      <input name="query" />
      <select name="make">
        <option value="">All</option>
        <option>Kia</option>
      </select>
      <select name="model" disabled>
        <option value="">All</option>
      </select>
      <input name="price" />
      <ShowMe site={site} counted={sampleFinder} />
    </form>,
  )
  const form = document.querySelector('form')!
  startFinder(form)
  return form
}

const fill = (form: HTMLFormElement, name: string, value: string) => {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)!
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const settled = () => vi.advanceTimersByTimeAsync(400)
const button = (form: HTMLFormElement) => form.querySelector('button')?.textContent

test('the button counts what is chosen, and the address holds exactly that', async () => {
  const form = formOf()
  expect(button(form)).toBe('Show Me 1,482 cars')
  fill(form, 'make', 'Kia')
  fill(form, 'price', ':30000')
  await settled()
  expect(asked.at(-1)).toMatchObject({
    indexName: 'sample_vehicles',
    filters: 'status:in_stock',
    hitsPerPage: 0,
    query: '',
    facetFilters: ['make:Kia'],
    numericFilters: ['price <= 30000'],
  })
  expect(button(form)).toBe('Show Me 12 cars')
  expect(form.querySelector('output')?.textContent).toBe('12 cars')
  expect(addressOf(form)).toBe('/our-stock?make=Kia&price=:30000')
})

test('nothing chosen leads to the search path as it is, typed words to its query', () => {
  const form = formOf()
  expect(addressOf(form)).toBe('/our-stock')
  fill(form, 'query', ' land rover & co ')
  expect(addressOf(form)).toBe('/our-stock?query=land+rover+%26+co')
})

test('a price among the words counts as one, and words that find nothing count as the listing reads them', async () => {
  const form = formOf()
  fill(form, 'query', 'land cruser under $90k')
  answers = async (requests) => requests.map(({ query }) => ({ nbHits: query === 'landcruser' ? 7 : 0 }))
  await settled()
  expect(asked.map(({ query }) => query)).toEqual(['land cruser', 'landcruser'])
  expect(asked[1]).toMatchObject({ numericFilters: ['price <= 90000'] })
  expect(button(form)).toBe('Show Me 7 cars')
  expect(addressOf(form)).toBe('/our-stock?query=land+cruser+under+%2490k')
})

test('words that name a place count as the listing reads them: around it, where nothing matches them as text', async () => {
  const form = formOf()
  answers = async (requests) => requests.map(({ aroundLatLng }) => ({ nbHits: aroundLatLng ? 4 : 0 }))
  fill(form, 'query', 'mazda 4006 under $30k')
  await settled()
  expect(asked.at(-1)).toMatchObject({
    query: 'mazda',
    aroundLatLng: '-27.4,153',
    aroundRadius: 50_000,
    numericFilters: ['price <= 30000'],
  })
  expect(button(form)).toBe('Show Me 4 cars')
  expect(addressOf(form)).toBe('/our-stock?query=mazda+4006+under+%2430k')

  fill(form, 'query', 'mazda 9999')
  await settled()
  expect(button(form)).toBe('Show Me 0 cars')

  asked = []
  answers = async (requests) => requests.map(() => ({ nbHits: 1 }))
  fill(form, 'query', 'stock 4006')
  await settled()
  expect(asked.map(({ query, aroundLatLng }) => [query, aroundLatLng])).toEqual([['stock 4006', undefined]])
})

test('one question for what is typed in one go', async () => {
  const form = formOf()
  for (const words of ['h', 'hi', 'hil']) fill(form, 'query', words)
  await settled()
  expect(asked.map(({ query }) => query)).toEqual(['hil'])
})

test('the models of the chosen make can be chosen, those of another no more', async () => {
  const form = formOf()
  const model = form.querySelector<HTMLSelectElement>('[name=model]')!
  fill(form, 'make', 'Kia')
  await settled()
  expect([...model.options].map(({ text }) => text)).toEqual(['All', 'EV9, GT', 'Rio'])
  expect(model.disabled).toBe(false)
  model.selectedIndex = 1
  expect(addressOf(form)).toBe('/our-stock?make=Kia&model=EV9%5C,+GT')
  expect(questionOf(choicesOf(form)).facetFilters).toEqual(['make:Kia', 'model:EV9, GT'])
  fill(form, 'make', '')
  await settled()
  expect(model.options).toHaveLength(1)
  expect(model.disabled).toBe(true)
})

test('an answer that comes late does not stand over a newer one', async () => {
  const form = formOf()
  const late: ((count: number) => void)[] = []
  answers = () => new Promise((resolve) => late.push((nbHits) => resolve([{ nbHits }])))
  fill(form, 'query', 'one')
  await settled()
  fill(form, 'query', 'two')
  await settled()
  late[1]?.(2)
  await settled()
  late[0]?.(1)
  await settled()
  expect(button(form)).toBe('Show Me 2 cars')
})

test('while nobody can count, the button names no number and still leads on', async () => {
  const form = formOf()
  answers = () => Promise.reject(new Error('down'))
  fill(form, 'query', 'hilux')
  await settled()
  expect(button(form)?.replace(/\s+/g, ' ')).toBe('Show Me cars')
  expect(addressOf(form)).toBe('/our-stock?query=hilux')
})

test('two fields of one name are the sides of a range', () => {
  document.body.innerHTML =
    '<form action="/s"><input name="price" value="5000"><input name="price" value="20000"></form>'
  const form = document.querySelector('form')!
  expect(addressOf(form)).toBe('/s?price=5000:20000')
  expect(questionOf(choicesOf(form)).numericFilters).toEqual(['price >= 5000', 'price <= 20000'])
})
