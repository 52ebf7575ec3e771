import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleText } from '#app/samples/text.ts'
import { richTextValue } from '#values/rich-text.ts'
import { headingsOf, RichText } from './rich-text.tsx'

const html = (value: unknown, anchors = false) =>
  renderToStaticMarkup(<RichText value={richTextValue.parse(value)} site={sampleSite()} anchors={anchors} />)

const linked = (mark: Record<string, unknown>) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [{ _key: 'm', _type: 'link', ...mark }],
    children: [{ _type: 'span', _key: 's', text: 'our terms', marks: ['m'] }],
  },
]

test('a link keeps its address, its new tab, and the tenant’s named places', () => {
  expect(html(linked({ href: '/terms' }))).toContain('<a href="/terms">our terms</a>')
  expect(html(linked({ href: 'https://example.com', newTab: true }))).toContain(
    '<a href="https://example.com" target="_blank" rel="noopener">',
  )
  expect(html(linked({ destination: 'phone' }))).toContain('<a href="tel:0735550142">')
})

test('a link that leads nowhere, or into a script, leaves its words', () => {
  for (const href of [null, 'javascript:alert(1)', '//evil.example'])
    expect(html(linked({ href }))).toBe('<div class="prose"><p>our terms</p></div>')
})

test('a picture that is gone and a block of an unknown type are left out', () => {
  const value = [
    { _type: 'picture', _key: 'a', assetId: null },
    { _type: 'map', _key: 'b' },
  ]
  expect(html(value)).toBe('<div class="prose"></div>')
})

test('broken text is empty text', () => {
  for (const value of [null, 'words', [1, 2], {}]) expect(html(value)).toBe('')
})

test('headings of the second level have anchors of their own when asked for', () => {
  const value = sampleText(
    ['h2', 'What’s covered?'],
    ['h3', 'Batteries'],
    ['h2', 'What’s covered?'],
    ['h2', '!'],
  )
  expect(headingsOf(value).map(({ id }) => id)).toEqual(['whats-covered', 'whats-covered-2', 'section'])
  expect(html(value, true)).toContain('<h2 id="whats-covered-2">')
  expect(html(value)).not.toContain(' id=')
})
