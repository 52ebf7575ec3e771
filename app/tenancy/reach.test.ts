import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { linkHref } from './link-href.ts'
import { answers, hasAnchor, narrowed } from './reach.ts'

const reach = {
  paths: ['/', '/finance', '/finance#finance-form', '/kia/overview'],
  routes: ['/cars/:vehicle', '/search/:slug'],
}
const site = { ...sampleSite(), reach }

test('a site answers its paths and its routes, however they are written, and nothing else of its own', () => {
  for (const href of ['/', '/finance', '/Finance/', '/finance?car_id=7#top', '/cars/7-seats', '/search/kia'])
    expect(answers(site, href), href).toBe(true)
  for (const href of ['/nowhere', '/cars', '/cars/7-seats/checkout', '/ldv/overview', '/finance/more'])
    expect(answers(site, href), href).toBe(false)
})

test('files, endpoints and what is elsewhere are not pages', () => {
  for (const href of [
    '/media/files/a.pdf',
    '/api/session',
    '/robots.txt',
    'https://other.example/x',
    '#faq',
    'tel:1',
  ])
    expect(answers(site, href), href).toBe(true)
})

test('everything counts as answered while it is not known what the site answers', () => {
  expect(answers({}, '/nowhere')).toBe(true)
  expect(hasAnchor({}, '/finance', 'finance-form')).toBe(true)
})

test('an anchor is one of a page', () => {
  expect(hasAnchor(site, '/finance', 'finance-form')).toBe(true)
  expect(hasAnchor(site, '/', 'finance-form')).toBe(false)
})

test('a link that would lead nowhere has no address', () => {
  const to = (href: string) => linkHref({ label: 'A link', href }, site)
  expect(to('/finance?x=1')).toBe('/finance?x=1')
  expect(to('/news')).toBeUndefined()
  expect(linkHref({ label: 'Contact', destination: 'contact' }, site)).toBeUndefined()
  expect(linkHref({ label: 'Finance', destination: 'finance' }, site)).toBe('/finance')
})

test('the browser is given what it asks about', () => {
  const few = narrowed(reach, ['/finance?x', 'https://other.example/', '/nowhere'])
  expect(few.paths).toEqual(['/finance', '/finance#finance-form'])
  expect(answers({ reach: few }, '/cars/one')).toBe(true)
  expect(answers({ reach: few }, '/kia/overview')).toBe(false)
})
