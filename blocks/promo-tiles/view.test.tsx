import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { promoValue } from '#app/promos/promo.ts'
import { tradeInCard } from '#app/promos/trade-in-card.ts'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps } from '#app/samples/site.ts'
import definition from './query.ts'
import View from './view.tsx'

function html(nodes: Record<string, unknown>[]) {
  const promos = nodes.map((node, index) => promoValue.parse({ id: `promo-${index}`, node }))
  return renderToStaticMarkup(
    <View {...sampleProps(definition.type, definition.content.parse({}), { promos })} />,
  )
}

const tile = {
  _type: 'promoTile',
  image: sampleImage('suv-blue-hero', 'Plate clearance until 24 July'),
  background: '#0e1726',
  link: { label: 'See the cars', href: '/special-offers' },
}

test('a tile has its picture with words, its link and its background', () => {
  const page = html([tile])
  expect(page).toMatch(/<a href="\/special-offers"/)
  expect(page).toMatch(/<img [^>]*alt="Plate clearance until 24 July"/)
  expect(page).toContain('style="background:#0e1726"')
})

test('a background that is no colour is left out', () => {
  expect(html([{ ...tile, background: 'url(https://example.com)' }])).not.toContain('style=')
})

test('the default card says "We Want Your Car!" and leads to trade-in', () => {
  const page = html([{ ...tradeInCard }])
  expect(page).toMatch(/<h2 [^>]*>We Want Your Car!<\/h2>/)
  expect(page).toMatch(/<p [^>]*>We buy all types of cars<\/p>/)
  expect(page).toMatch(/<a href="\/trade-in"/)
})

test('a tile that leads nowhere is no link', () => {
  const page = html([{ ...tile, link: { label: 'Gone', href: null } }])
  expect(page).not.toContain('<a ')
  expect(page).toContain('<img ')
})

test('a tile without picture and a card without heading are left out, and so is the block without any', () => {
  expect(
    html([
      { ...tile, image: null },
      { _type: 'promoCard', text: 'Words only' },
    ]),
  ).toBe('')
})
