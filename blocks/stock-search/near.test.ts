import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleStock } from '#app/samples/stock.ts'
import { emptyState, type SearchState } from '#app/stock/search/state.ts'
import { looser, nearMatches, nearRequests } from './near.ts'
import sample from './sample.ts'

const { settings } = sampleSite()
const { scope } = sample.data!
const [first, second, third] = sampleStock
const state: SearchState = {
  ...emptyState,
  values: { make: ['Kia'], colour: ['Red'] },
  ranges: { price: { max: 10_000 } },
  page: 3,
}
const answer = (nbHits: number, ...hits: typeof sampleStock) => ({ nbHits, hits })

test('a search without result is asked for again without each of its choices, and without any', () => {
  const requests = nearRequests(state, scope, settings)
  expect(requests.map(({ params }) => [params.facetFilters, params.numericFilters])).toEqual([
    [[['colour:Red']], ['price<=10000']],
    [[['make:Kia']], ['price<=10000']],
    [[['colour:Red'], ['make:Kia']], undefined],
    [undefined, undefined],
  ])
  expect(new Set(requests.map(({ params }) => `${params.page} ${params.hitsPerPage}`))).toEqual(
    new Set(['0 3']),
  )
})

test('the choices that are to blame are named with what there is without them, and each vehicle is shown once', () => {
  const answers = [answer(0), answer(4, first!, second!), answer(2, second!, third!), answer(50)]
  const near = nearMatches(state, settings, answers)
  expect(looser(state, settings, near).map(({ label, count }) => [label, count])).toEqual([
    ['Red', 4],
    ['Up to $10,000', 2],
  ])
  expect(near.vehicles).toEqual([first, second, third])
})

test('where no single choice is to blame, everything is offered', () => {
  const near = nearMatches(state, settings, [answer(0), answer(0), answer(0), answer(50, first!)])
  expect(looser(state, settings, near)).toEqual([])
  expect(near).toMatchObject({ all: 50, vehicles: [first] })
})
