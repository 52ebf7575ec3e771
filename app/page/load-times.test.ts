import { expect, test } from 'vitest'
import { createLoadTimes, watchSources } from './load-times.ts'

const waited = (stock: number) => new Map([['stock', stock]] as const)

test('the median and the slowest of the last hundred loads are told', () => {
  const times = createLoadTimes()
  for (let ms = 1; ms <= 120; ms++) times.note('site-alpha', 'hero', waited(ms))
  expect(times.of('site-alpha', 'hero')).toEqual([{ name: 'stock', median: 70.5, slowest: 120, loads: 100 }])
})

test('tenants and kinds of blocks are told apart, and what was never loaded has no times', () => {
  const times = createLoadTimes()
  times.note('site-alpha', 'hero', waited(3))
  expect(times.of('site-beta', 'hero')).toEqual([])
  expect(times.of('site-alpha', 'faqAccordion')).toEqual([])
  times.note('site-alpha', 'faqAccordion', new Map())
  expect(times.of('site-alpha', 'faqAccordion')).toEqual([])
})

test('calls side by side count once, calls one after the other add up, and a call that hangs counts so far', async () => {
  let now = 0
  const { watch, waitedFor } = watchSources(() => now)
  const ends: (() => void)[] = []
  const stock = watch('stock', {
    browser: 'key',
    search: () => new Promise<string>((resolve) => ends.push(() => resolve('found'))),
  })
  expect(stock.browser).toBe('key')
  expect(waitedFor().size).toBe(0)

  const [first, second] = [stock.search(), stock.search()]
  now = 5
  ends[0]?.()
  expect(await first).toBe('found')
  now = 8
  ends[1]?.()
  await second
  const third = stock.search()
  now = 10
  ends[2]?.()
  await third
  expect(waitedFor()).toEqual(new Map([['stock', 10]]))

  stock.search()
  now = 25
  expect(waitedFor()).toEqual(new Map([['stock', 25]]))
})

test('what a source throws passes through', async () => {
  const { watch } = watchSources()
  const lake = watch('content', { query: () => Promise.reject(new Error('away')) })
  await expect(lake.query()).rejects.toThrow('away')
})
