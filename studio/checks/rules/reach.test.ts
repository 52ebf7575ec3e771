import { expect, test } from 'vitest'
import { editedPage, findingsFor } from '../testing.ts'
import { reach } from './reach.ts'

const linking = (_id: string, link: object) => ({ linking: [[{ _id, links: [null, [link]] }]] })

test('a page no menu and no page leads to is named', () => {
  const document = editedPage({ path: { current: '/winter' } })
  expect(findingsFor(reach, document)).toEqual([
    ['warning', ['path'], expect.stringContaining('No menu and no other page')],
  ])
})

test.each([
  ['by reference', { page: 'page-service' }],
  ['by its path', { url: '/Winter/?from=menu' }],
])('a menu leads to it %s', (_, link) => {
  expect(
    findingsFor(reach, editedPage({ path: { current: '/winter' } }), linking('navigation-corner', link)),
  ).toEqual([])
})

test('a link of the page to itself does not count', () => {
  const document = editedPage({ path: { current: '/winter' } })
  expect(findingsFor(reach, document, linking('page-service', { url: '/winter' }))).toHaveLength(1)
})

test('a page that something refers to, the home page and a page kept out of search engines pass', () => {
  const path = { current: '/winter' }
  expect(findingsFor(reach, editedPage({ path }), { referring: ['company-fleet'] })).toEqual([])
  expect(findingsFor(reach, editedPage({ path: { current: '/' } }))).toEqual([])
  expect(findingsFor(reach, editedPage({ path, seo: { noindex: true } }))).toEqual([])
})

test('buttons of the site itself lead to paths that its settings name', () => {
  expect(findingsFor(reach, editedPage({ path: { current: '/contact-us' } }))).toEqual([])
})
