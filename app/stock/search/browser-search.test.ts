import { expect, test } from 'vitest'
import { keeping } from './browser-search.ts'
import { helperParameters, requestsOf, type SearchScope, stockSearchOf } from './requests.ts'
import { readSearchState } from './state.ts'

const scope: SearchScope = {
  index: 'sample_vehicles',
  search_filters: '',
  hitsPerPage: 21,
  sortOptions: ['recommended', 'price_asc'],
  priceAscExcludesZero: false,
  facets: ['make'],
}

const requests = (query: string) =>
  requestsOf(helperParameters(stockSearchOf(readSearchState(new URLSearchParams(query)), scope), scope))

function counting(size: number) {
  const asked: string[] = []
  const client = keeping(
    {
      async search([main]) {
        asked.push(String(main?.params.query))
        if (main?.params.query === 'broken') throw new Error('500')
        return { results: [] }
      },
    },
    size,
  )
  return { asked, keep: client.keep, search: (query: string) => client.search(requests(query)) }
}

test('of three searches with room for two, the first is asked again and the last is not', async () => {
  const { asked, search } = counting(2)
  for (const query of ['a', 'b', 'c']) await search(`query=${query}`)
  await search('query=c')
  await search('query=a')
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('order, page, filters and place make a search another one', async () => {
  const { asked, search } = counting(10)
  const all = [
    '',
    'sortBy=price_asc',
    'page=2',
    'make=Kia',
    'price=1:2',
    'lat=1&lng=2',
    'lat=1&lng=2&radius=100',
  ]
  for (const query of [...all, ...all]) await search(query)
  expect(asked.length).toBe(all.length)
})

test('what the page came with is known already', async () => {
  const { asked, keep, search } = counting(2)
  keep(requests('query=a'), { results: [] })
  await search('query=a')
  expect(asked).toEqual([])
})

test('without room nothing is kept, and a failure never is', async () => {
  const none = counting(0)
  await none.search('query=a')
  await none.search('query=a')
  expect(none.asked).toEqual(['a', 'a'])

  const some = counting(2)
  await expect(some.search('query=broken')).rejects.toThrow()
  await expect(some.search('query=broken')).rejects.toThrow()
  expect(some.asked).toEqual(['broken', 'broken'])
})
