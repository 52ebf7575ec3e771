// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePage, sampleSite } from '#app/samples/site.ts'
import { askLoosely } from '#app/stock/search/loosen.ts'
import type { SearchRequest } from '#app/stock/search/requests.ts'
import type { ListingData } from './data.ts'
import definition from './query.ts'
import sample from './sample.ts'
import StockSearch from './view.tsx'

const data = sample.data as ListingData
const { hits } = data.answers[0]!
/** Texts that no vehicle matches. */
const unmatched = new Set(['4006', 'mazda 4006', '9999', 'land cruser'])
let asked: Record<string, unknown>[] = []

/** A search server that finds the sample's vehicles for every other text. */
async function answersTo(requests: readonly SearchRequest[]) {
  asked.push(...requests.map(({ params }) => params))
  return requests.map(({ params }) => {
    const found = unmatched.has(String(params.query)) ? [] : hits
    const counted = { hits: found, nbHits: found.length, nbPages: 1, page: 0, hitsPerPage: 21, facets: {} }
    return { ...counted, query: String(params.query), params: '', exhaustiveNbHits: true }
  })
}

vi.mock('#app/stock/search/browser-search.ts', async (original) => ({
  ...(await original<object>()),
  browserClient: () => ({
    search: async (requests: SearchRequest[]) => ({ results: await askLoosely(requests, answersTo) }),
  }),
}))

let root: Root
let view: HTMLElement

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom does not know the element `search`.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: true,
    json: async () => ({
      places: /=(4006|newstead)$/.test(url) ? [{ label: 'Newstead QLD 4006', lat: -27.4, lng: 153 }] : [],
    }),
  }))
  asked = []
  history.replaceState(null, '', samplePage.path)
  view = document.body.appendChild(document.createElement('div'))
  root = createRoot(view)
  const content = definition.content.parse(sample.content)
  const block = { key: 'block', type: definition.type, first: true }
  const props = { block, content, data, site: sampleSite(), page: samplePage }
  await act(async () => root.render(<StockSearch {...props} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  view.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
const field = () => view.querySelector<HTMLInputElement>('input[name=query]')!

async function search(words: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settled()
}
const chips = () =>
  [...view.querySelectorAll('.listing-chip')].map((chip) => chip.textContent?.replace('Remove ', ''))
const notices = () => [...view.querySelectorAll('.listing-notice')].map(({ textContent }) => textContent)
async function take(label: string) {
  const chip = [...view.querySelectorAll<HTMLElement>('.listing-chip')].find(({ textContent }) =>
    textContent?.includes(label),
  )
  await act(async () => chip?.click())
  await settled()
}

test('a price among the words filters, and each part is taken back by its chip', async () => {
  await search('camry under $20k')
  expect(asked[0]).toMatchObject({ query: 'camry', numericFilters: ['price<=20000'] })
  expect(chips()).toEqual(['“camry”', 'Up to $20,000'])
  expect(field().value).toBe('camry under $20k')
  await take('camry')
  expect(chips()).toEqual(['Up to $20,000'])
  expect(field().value).toBe('under $20k')
  await take('Up to')
  expect(chips()).toEqual([])
  expect(location.search).toBe('')
})

test('words that match nothing are searched for in another form, and the shopper reads it', async () => {
  await search('land cruser')
  expect(asked.map(({ query }) => query)).toEqual(['land cruser', 'landcruser', 'landcruser'])
  expect(notices()).toEqual(['Nothing matches “land cruser” exactly. These come closest.'])
  expect(field().value).toBe('land cruser')
})

test('a postcode that no vehicle matches is searched around, nearest first, as one step of the history', async () => {
  const steps = history.length
  await search('mazda 4006')
  expect(asked.at(-1)).toMatchObject({ query: 'mazda', aroundLatLng: '-27.4,153', aroundRadius: 50_000 })
  expect(chips()).toEqual(['“mazda”', '50 km around Newstead QLD 4006'])
  expect(field().value).toBe('mazda')
  expect(view.querySelector<HTMLSelectElement>('select[name=sortBy]')?.value).toBe('distance')
  expect(history.length).toBe(steps + 1)
})

test('a place that vehicles match all the same is offered, one that does not exist is said', async () => {
  await search('mazda near newstead')
  expect(chips()).toEqual(['“mazda near newstead”', 'Search near Newstead QLD 4006'])
  await take('Search near')
  expect(chips()).toEqual(['“mazda”', '50 km around Newstead QLD 4006'])
  await search('9999')
  expect(notices()).toEqual(['There is no postcode 9999 in Australia.'])
})
