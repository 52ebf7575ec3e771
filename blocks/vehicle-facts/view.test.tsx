import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import definition from './query.ts'
import sample from './sample.ts'
import View from './view.tsx'

const html = (data: typeof sample.data) =>
  renderToStaticMarkup(<View {...sampleProps(definition.type, definition.content.parse({}), data ?? null)} />)

test('VDP-04 VDP-05 key information and specifications stand under their headings', () => {
  const whole = html(sample.data)
  expect(whole).toMatch(/spec-featured.*Key Information/s)
  expect(whole).toMatch(/Specifications.*spec-specifications.*spec-summary/s)
  expect(whole.match(/<dt>/g)).toHaveLength(8 + 13 + 8 + 10)
})

test('a list of nothing has no heading', () => {
  const bare = html({ facts: [], featured: [], technical: [], summary: [] })
  expect(bare).not.toMatch(/<h\d|<dl/)
})
