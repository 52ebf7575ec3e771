import { expect, test } from 'vitest'
import { schemaTypes } from '#blocks/registry.schema.ts'
import { displayText, type PathStep } from './display-text.ts'

const isDisplayText = displayText(schemaTypes)

const block = { _key: 'k', _index: 0 }
const page = (...path: PathStep[]) => isDisplayText('page', ['blocks', block, ...path])

test('words that shoppers read are text', () => {
  expect(page('heading')).toBe(true)
  expect(page('questions', block, 'question')).toBe(true)
  expect(page('actions', block, 'label')).toBe(true)
  expect(page('rows', block, 'values', 0)).toBe(true)
  expect(page('body', block, 'children', block, 'text')).toBe(true)
  expect(isDisplayText('page', ['title'])).toBe(true)
  expect(isDisplayText('promo', ['node', 'heading'])).toBe(true)
  expect(isDisplayText('navigation', ['headerMenu', block, 'label'])).toBe(true)
  expect(isDisplayText('site', ['announcementBar', 'text'])).toBe(true)
})

test('enumerations, addresses, dates, ids and what stock is found by are not', () => {
  for (const path of [['layout'], ['tone'], ['anchor'], ['start'], ['actions', block, 'url'], ['makes', 0]])
    expect(page(...(path as PathStep[])), String(path)).toBe(false)
  expect(page('picture', 'alt')).toBe(false)
  expect(page('body', block, 'markDefs', block, 'url')).toBe(false)
  expect(isDisplayText('page', ['path', 'current'])).toBe(false)
  expect(isDisplayText('page', ['seo', 'title'])).toBe(false)
  expect(isDisplayText('page', ['_id'])).toBe(false)
  expect(isDisplayText('brand', ['name'])).toBe(false)
  expect(isDisplayText('site', ['searchPath'])).toBe(false)
  expect(isDisplayText('site', ['announcementBar', 'background'])).toBe(false)
  expect(isDisplayText('redirect', ['from'])).toBe(false)
  expect(isDisplayText('unknown', ['title'])).toBe(false)
})
