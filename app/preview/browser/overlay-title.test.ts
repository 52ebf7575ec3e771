import { expect, test } from 'vitest'
import { overlayTitle } from './overlay-title.ts'

const documents: Record<string, string> = { page: 'Page', sharedBlock: 'Shared block', site: 'Settings' }

const fields: Record<string, { name?: string; title?: string }> = {
  blocks: { title: 'Blocks' },
  'blocks[_key=="a"]': { name: 'hero', title: 'Hero' },
  'blocks[_key=="a"].heading': { title: 'Heading' },
  'blocks[_key=="a"].actions': { title: 'Buttons' },
  'blocks[_key=="a"].actions[_key=="b"]': { name: 'link', title: 'Link' },
  'blocks[_key=="a"].actions[_key=="b"].label': { title: 'Label' },
  'blocks[_key=="a"].body': { title: 'Text' },
  'blocks[_key=="a"].body[_key=="c"]': { name: 'block', title: 'Block' },
  logo: { title: 'Logo' },
}

const names = {
  getType: ({ type }: { type: string }) =>
    documents[type] ? { name: type, title: documents[type] } : undefined,
  getField: ({ path }: { path: string }) => ({ field: fields[path] }),
}

test.each([
  ['page', 'blocks[_key=="a"]', 'Hero'],
  ['page', 'blocks[_key=="a"].heading', 'Hero · Heading'],
  ['page', 'blocks[_key=="a"].actions[_key=="b"].label', 'Hero · Buttons · Label'],
  ['page', 'blocks[_key=="a"].body[_key=="c"].children[_key=="d"].text', 'Hero · Text'],
  ['sharedBlock', 'blocks[_key=="a"].heading', 'Shared block · Hero · Heading'],
  ['site', 'logo', 'Settings · Logo'],
  ['page', 'unknown', undefined],
  ['unknown', 'blocks[_key=="a"]', undefined],
])('of a %s, %s is called %s', (type, path, title) => {
  expect(overlayTitle({ id: 'home', type, path }, names)).toBe(title)
})
