// @vitest-environment jsdom
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { expect, test, vi } from 'vitest'
import { readOpened, showOpened } from './opened-block.ts'

const marked = (id: string, key: string) =>
  createDataAttribute({ baseUrl: 'http://localhost/studio', id, type: 'page' })(['blocks', { _key: key }])

/** A page of two blocks; the second begins this far below the upper edge of an 800 pixel high window. */
function pageOf(top: number, height = 300) {
  document.body.innerHTML = `<main>
    <section data-preview-key="a" data-sanity='${marked('drafts.home', 'a')}'></section>
    <section data-preview-key="b" data-sanity='${marked('drafts.home', 'b')}'></section>
  </main>`
  const section = document.querySelector<HTMLElement>('[data-preview-key="b"]')!
  section.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect
  const scrolled = vi.fn()
  section.scrollIntoView = scrolled
  Object.assign(window, { innerHeight: 800, matchMedia: () => ({ matches: false }) })
  return scrolled
}

test('the page scrolls to the block whose form is opened', () => {
  const scrolled = pageOf(2000)
  showOpened({ documentId: 'home', key: 'b' }, window)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'center' })
  const tall = pageOf(-3000, 1200)
  showOpened({ documentId: 'home', key: 'b' }, window)
  expect(tall).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' })
})

test('it stays where it is for a block in view, of another document, or that is not there', () => {
  const scrolled = pageOf(200)
  showOpened({ documentId: 'home', key: 'b' }, window)
  pageOf(2000)
  showOpened({ documentId: 'about', key: 'b' }, window)
  showOpened({ documentId: 'home', key: 'c' }, window)
  expect(scrolled).not.toHaveBeenCalled()
})

test('other messages are no opened block', () => {
  expect(readOpened({ type: 'forecourt/opened', documentId: 'home', key: 'b' })).toMatchObject({ key: 'b' })
  for (const data of [
    null,
    'text',
    { type: 'forecourt/typing', documentId: 'home', key: 'b' },
    { type: 'forecourt/opened' },
  ])
    expect(readOpened(data)).toBeUndefined()
})
