import { expect, test } from 'vitest'
import { askLoosely } from './loosen.ts'
import type { RawAnswer, SearchRequest } from './requests.ts'

const requests = (query: string): SearchRequest[] => [
  { indexName: 'sample', params: { query, page: 2, hitsPerPage: 21, facets: ['make'] } },
  { indexName: 'sample', params: { query, facets: 'make', hitsPerPage: 0 } },
]

/** A search server that knows these texts alone. */
function server(known: Record<string, number>) {
  const asked: string[][] = []
  const ask = async (some: readonly SearchRequest[]): Promise<RawAnswer[]> => {
    asked.push(some.map(({ params }) => String(params.query)))
    return some.map(({ params: { query, hitsPerPage } }) => ({
      ...{ hits: [], nbPages: 0, page: 0, hitsPerPage: Number(hitsPerPage), query: String(query) },
      nbHits: known[String(query)] ?? 0,
    }))
  }
  return { ask, asked }
}

test('a text that finds something is asked for once', async () => {
  const { ask, asked } = server({ 'land cruiser': 3 })
  const [main] = await askLoosely(requests('land cruiser'), ask)
  expect(main).toMatchObject({ nbHits: 3, query: 'land cruiser' })
  expect(main?.loosened).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('one that finds nothing is asked for in the first form that finds something, and the answer says so', async () => {
  const { ask, asked } = server({ 'toyota landcruser': 37 })
  const answers = await askLoosely(requests('toyota land cruser'), ask)
  expect(answers.map(({ nbHits }) => nbHits)).toEqual([37, 37])
  expect(answers[0]).toMatchObject({ query: 'toyota land cruser', loosened: true, hitsPerPage: 21 })
  expect(asked[1]).toEqual(['toyotaland cruser', 'toyota landcruser'])
})

test('where no form finds anything, and where there is no other form, nothing is what was found', async () => {
  for (const [query, times] of [
    ['flying carpet', 2],
    ['zeppelin', 1],
    ['', 1],
  ] as const) {
    const { ask, asked } = server({})
    const [main] = await askLoosely(requests(query), ask)
    expect(main).toMatchObject({ nbHits: 0, query })
    expect(main?.loosened).toBeUndefined()
    expect(asked).toHaveLength(times)
  }
})
