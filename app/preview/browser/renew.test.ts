// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { partsOf } from './page-parts.ts'
import { renewPage } from './renew.ts'

const page = (css: string, ...blocks: string[]) => {
  const sections = blocks.map(
    (type) => `<section data-block="${type}" data-preview-key="${type}">${type}</section>`,
  )
  return new DOMParser().parseFromString(
    `<html><head><style>${css}</style></head><body><main>${sections.join('')}</main></body></html>`,
    'text/html',
  )
}

const scripts = {
  isEnhanced: () => false,
  start: () => {},
  loadViews: () => Promise.resolve(),
  viewOf: () => undefined,
}

const shown = () => [...document.querySelectorAll('main > section')].map(({ textContent }) => textContent)

test('a block that an editor adds comes with its styles, and takes them along when it goes', () => {
  const first = page(':root{}', 'words')
  document.documentElement.innerHTML = first.documentElement.innerHTML
  const style = document.querySelector('style')

  const added = renewPage(partsOf(first), page(':root{}.tiles{}', 'words', 'tiles'), scripts)
  expect(shown()).toEqual(['words', 'tiles'])
  expect(style?.textContent).toBe(':root{}.tiles{}')

  renewPage(added, page(':root{}', 'words'), scripts)
  expect(shown()).toEqual(['words'])
  expect(style?.textContent).toBe(':root{}')
  expect(style?.isConnected).toBe(true)
})
