import { expect, test } from 'vitest'
import { checkOf, editedPage, findingsFor } from '../testing.ts'
import { searchResult, searchWords } from './search-words.ts'

test('a page without a description is asked for one', () => {
  expect(findingsFor(searchWords, editedPage({ seo: {} }))).toEqual([
    ['warning', ['seo', 'description'], expect.stringContaining('Describe the page')],
  ])
})

test('the title and the description of another page are found, with the page that has them', () => {
  const copy = editedPage({ title: 'About Us', seo: { description: 'Who we are.' } })
  expect(findingsFor(searchWords, copy)).toEqual([
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

test('a separate title for search engines resolves it', () => {
  const own = editedPage({ title: 'About us', seo: { title: 'Our workshop', description: 'Ours.' } })
  expect(findingsFor(searchWords, own)).toEqual([])
})

test('pages kept out of search engines need neither', () => {
  expect(findingsFor(searchWords, editedPage({ title: 'About us', seo: { noindex: true } }))).toEqual([])
})

test('the draft of a page is not a second page', () => {
  const own = editedPage({ _id: 'drafts.page-about', title: 'About us', seo: { description: 'Who we are.' } })
  expect(findingsFor(searchWords, own)).toEqual([])
})

test('the result shows the name of the site, and on the home page its tagline', () => {
  const { facts } = checkOf(editedPage(), { site: [{ _id: 's', name: 'Corner', tagline: 'Cars' }] as never })
  expect(searchResult(editedPage(), facts).title).toBe('Service | Corner')
  expect(searchResult(editedPage({ path: { current: '/' } }), facts).title).toBe('Corner | Cars')
})
