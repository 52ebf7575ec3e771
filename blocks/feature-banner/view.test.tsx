import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import definition from './query.ts'
import View from './view.tsx'

const html = (content: Record<string, unknown>) =>
  renderToStaticMarkup(
    <View {...sampleProps(definition.type, definition.content.parse(content), undefined)} />,
  )

test('without features it offers latest offers, service and selling a car', () => {
  const links = [...html({}).matchAll(/<h2 [^>]*>(.*?)<\/h2>.*?<a href="(.*?)"/g)].map(
    ([, ...found]) => found,
  )
  expect(links).toEqual([
    ['Latest offers', '/special-offers'],
    ['Book your service', '/service'],
    ['Sell your car', '/trade-in'],
  ])
})

test('a feature without a target is no link', () => {
  const page = html({ features: [{ title: 'Open Sundays', icon: 'time', link: null }] })
  expect(page).toContain('Open Sundays')
  expect(page).not.toContain('<a ')
})

test('its titles stand below its heading', () => {
  const page = html({ heading: 'How can we help?', features: [{ title: 'Open Sundays' }] })
  expect(page).toMatch(/<h2 [^>]*>How can we help\?<\/h2>.*<h3 [^>]*>Open Sundays<\/h3>/)
})
