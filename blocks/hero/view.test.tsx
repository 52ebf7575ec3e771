import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleFinder } from '#app/samples/finder.ts'
import { sampleImage } from '#app/samples/media.ts'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import type { Counted } from '#app/stock/finder/show-me.tsx'
import definition from './query.ts'
import View from './view.tsx'

function html(content: Record<string, unknown>, first = true, data?: Counted) {
  const site = sampleSite({ searchPath: '/our-stock' })
  const props = sampleProps(definition.type, definition.content.parse(content), data, site)
  return renderToStaticMarkup(<View {...props} block={{ ...props.block, first }} />)
}

const picture = sampleImage('suv-blue-hero', 'Blue SUV')
const hero = { heading: 'Your next car', picture }

test('the first block has the page’s h1 and its most urgent picture', () => {
  expect(html(hero)).toMatch(/<h1 /)
  expect(html(hero)).toContain('fetchPriority="high"')
  expect(html(hero, false)).toMatch(/<h2 /)
  expect(html(hero, false)).not.toContain('fetchPriority')
})

test('the search is a plain form to the tenant’s stock, with a label', () => {
  const page = html({ ...hero, showSearch: true })
  expect(page).toMatch(/<form [^>]*action="\/our-stock" [^>]*method="get"/)
  expect(page).toMatch(/<label [^>]*for="sample-query">/)
  expect(page).toMatch(/<input id="sample-query"[^>]*name="query"/)
  expect(html(hero)).not.toContain('<form')
})

test('the button of the search says how many cars there are', () => {
  const page = html({ ...hero, showSearch: true }, true, sampleFinder)
  const button = /<button[^>]*data-testid="show-me-button"[^>]*>(.*?)<\/button>/.exec(page)?.[1] ?? ''
  expect(button.replace(/<[^>]*>/g, '')).toBe('Show Me 1,482 cars')
})

test('while nobody can count, it says what it does', () => {
  expect(html({ ...hero, showSearch: true })).toMatch(/<button[^>]*>Search<\/button>/)
})

test('words over the picture stand on the scrim', () => {
  const page = html({ ...hero, layout: 'cover' })
  expect(page.indexOf('bg-scrim/75')).toBeLessThan(page.indexOf('Your next car'))
  expect(page).toContain('bg-scrim/75')
})

test('without its picture it becomes words only', () => {
  expect(html({ heading: 'Your next car', layout: 'cover' })).toContain('bg-brand')
  expect(html({ heading: 'Your next car', layout: 'statement', ground: 'dark' })).toContain('bg-inverse')
})

test('shows two buttons at most, and none that leads nowhere', () => {
  const actions = ['/one', '/two', '/three'].map((href) => ({ label: href, href }))
  expect(html({ ...hero, actions }).match(/<a /g)).toHaveLength(2)
  expect(html({ ...hero, actions: [{ label: 'Gone', href: null }] })).not.toContain('<a ')
})

test('an empty hero is nothing', () => {
  expect(html({})).toBe('')
})
