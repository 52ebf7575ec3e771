import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

const page = {
  _id: 'drafts.page',
  _updatedAt: 'one',
  title: 'Home',
  blocks: [
    { _key: 'a', _type: 'hero', heading: 'Cars', actions: [{ _key: 'x', label: 'See them' }] },
    {
      _key: 'b',
      _type: 'textSection',
      body: [{ _key: 'l', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'We sell' }] }],
    },
  ],
}

const edited = (change: (copy: typeof page) => void) => {
  const copy = structuredClone(page)
  change(copy)
  return textChanges(page, copy)
}

test('a text is named by its path, down to a member of a list inside a block', () => {
  expect(edited((copy) => (copy.title = 'Start'))).toEqual([{ path: 'title', value: 'Start' }])
  expect(edited((copy) => (copy.blocks[0]!.actions![0]!.label = 'See all'))).toEqual([
    { path: 'blocks[_key=="a"].actions[_key=="x"].label', value: 'See all' },
  ])
})

test('rich text is compared span by span', () => {
  expect(edited((copy) => (copy.blocks[1]!.body![0]!.children[0]!.text = 'We sell cars'))).toEqual([
    { path: 'blocks[_key=="b"].body[_key=="l"].children[_key=="s"].text', value: 'We sell cars' },
  ])
})

test('a removed text changes to an empty one, and a new text is a change', () => {
  expect(textChanges({ a: 'x' }, {})).toEqual([{ path: 'a', value: '' }])
  expect(textChanges({}, { a: 'x' })).toEqual([{ path: 'a', value: 'x' }])
})

test('moving, adding and removing blocks changes no text', () => {
  expect(edited((copy) => copy.blocks.reverse())).toEqual([])
  expect(edited((copy) => copy.blocks.pop())).toEqual([])
  expect(textChanges({ blocks: [] }, page)).toEqual([{ path: 'title', value: 'Home' }])
})

test('fields of Sanity itself are ignored', () => {
  expect(edited((copy) => (copy._updatedAt = 'two'))).toEqual([])
  expect(textChanges(undefined, page)).toEqual([])
})
