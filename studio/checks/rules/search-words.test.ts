import { expect, test } from 'vitest'
import { checkOf, editedPage, said } from '../testing.ts'
import { searchResult, searchWords } from './search-words.ts'

test('a page without a description is asked for one', () => {
  expect(said(searchWords, editedPage({ seo: {} }))).toEqual([
    ['warning', ['seo', 'description'], expect.stringContaining('Describe the page')],
  ])
})

test('the title and the description of another page are found, with the page that has them', () => {
  const copy = editedPage({ title: 'About Us', seo: { description: 'Who we are.' } })
  expect(said(searchWords, copy)).toEqual([
    [
      'warning',
      ['title'],
      'The page “About us” has the same title in search results. Give this page its own.',
    ],
    ['warning', ['seo', 'description'], expect.stringContaining('the same description')],
  ])
  expect(searchWords(checkOf(copy))[0]?.others).toEqual([
    { id: 'page-about', type: 'page', title: 'About us' },
  ])
})

test('a title of its own for search engines settles it', () => {
  const own = editedPage({ title: 'About us', seo: { title: 'Our workshop', description: 'Ours.' } })
  expect(said(searchWords, own)).toEqual([])
})

test('pages kept out of search engines need neither', () => {
  expect(said(searchWords, editedPage({ title: 'About us', seo: { noindex: true } }))).toEqual([])
})

test('the draft of a page is not a second page', () => {
  const own = editedPage({ _id: 'drafts.page-about', title: 'About us', seo: { description: 'Who we are.' } })
  expect(said(searchWords, own)).toEqual([])
})

test('the result shows the name of the site, and on the home page its tagline', () => {
  const { facts } = checkOf(editedPage(), { site: [{ _id: 's', name: 'Corner', tagline: 'Cars' }] as never })
  expect(searchResult(editedPage(), facts).title).toBe('Service | Corner')
  expect(searchResult(editedPage({ path: { current: '/' } }), facts).title).toBe('Corner | Cars')
})
