import { expect, test } from 'vitest'
import { ownCopies, sharedFrom } from './shared-copies.ts'

const block = {
  _type: 'callToAction',
  _key: 'cta',
  heading: 'Come in',
  actions: [{ _type: 'link', _key: 'a', label: 'Book' }],
  tone: 'dark',
  hidden: false,
  start: '2026-11-22',
  anchor: 'visit',
}

test('a block that is shared leaves its dates and its name for links on the page', () => {
  const { content, standIn } = sharedFrom(block, 'shared-1')
  expect(content).toEqual({
    _type: 'callToAction',
    _key: 'cta',
    heading: 'Come in',
    actions: block.actions,
    tone: 'dark',
  })
  expect(standIn).toEqual({
    _type: 'sharedBlock',
    _key: 'cta',
    hidden: false,
    start: '2026-11-22',
    anchor: 'visit',
    shared: { _type: 'reference', _ref: 'shared-1' },
  })
})

test('own copies have keys of their own, and are shown as the shared block was', () => {
  let made = 0
  const newKey = () => `new-${made++}`
  const { content, standIn } = sharedFrom(block, 'shared-1')
  const [first, second] = ownCopies(standIn, [content, content], newKey)
  expect(first).toEqual({ ...block, _key: 'new-0', actions: [{ ...block.actions[0], _key: 'new-1' }] })
  expect(second).toMatchObject({ _key: 'new-2', start: '2026-11-22', heading: 'Come in' })
  expect(second).not.toHaveProperty('anchor')
})
