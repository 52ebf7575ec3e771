import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import type { Chosen } from '#app/stock/finder/chosen-vehicles.server.ts'
import definition from './query.ts'
import sample from './sample.ts'
import View from './view.tsx'

const html = (data: Chosen, content = {}) =>
  renderToStaticMarkup(<View {...sampleProps(definition.type, definition.content.parse(content), data)} />)
const nothing = { records: [], gone: 0, now: 0 }

test('without any, it says how to save one and leads to the stock', () => {
  expect(html(nothing)).toContain('Nothing saved yet')
  expect(html(nothing)).toContain('href="/search/new-used-and-demo-cars"')
  expect(html(nothing, { emptyText: 'Tap a heart.' })).toContain('Tap a heart.')
})

test('the saved ones are cards, and those that are gone are counted', () => {
  const shown = html(sample.data!)
  expect(shown.match(/data-testid="car-card"/g)).toHaveLength(3)
  expect(shown).toContain('3 vehicles, kept in this browser. One you saved is no longer for sale.')
  expect(html({ ...nothing, gone: 2 })).toContain('2 you saved are no longer for sale.')
})
