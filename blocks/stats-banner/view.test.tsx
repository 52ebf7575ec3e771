import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import definition from './query.ts'
import View from './view.tsx'

const group = [
  { number: '50+', text: 'locations' },
  { number: '40+', text: 'brands' },
  { number: '30+', text: 'years' },
]

const pairs = (content: Record<string, unknown>, statsBanner: typeof group) => {
  const html = renderToStaticMarkup(
    <View
      {...sampleProps(
        definition.type,
        definition.content.parse(content),
        undefined,
        sampleSite({ statsBanner }),
      )}
    />,
  )
  return [...html.matchAll(/<dt [^>]*>(.*?)<\/dt><dd [^>]*>(.*?)<\/dd>/g)].map(
    ([, text, number]) => `${number} ${text}`,
  )
}

test('shows the numbers of the site’s settings where staff have written none', () => {
  expect(pairs({}, group)).toEqual(['50+ locations', '40+ brands', '30+ years'])
})

test('its own numbers come before those of the settings', () => {
  expect(pairs({ stats: [{ number: '4.6', text: 'stars' }] }, group)).toEqual(['4.6 stars'])
})

test('without any numbers it is nothing', () => {
  expect(pairs({}, [])).toEqual([])
})
