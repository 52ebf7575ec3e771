import { expect, test } from 'vitest'
import { editedPage, findingsFor, line } from '../testing.ts'
import { headings } from './headings.ts'

const pageFindings = (...blocks: object[]) =>
  findingsFor(
    headings,
    editedPage({ blocks: blocks.map((block, index) => ({ _key: `b${index}`, ...block })) }),
  )

const hero = { _type: 'hero', heading: 'Winter sale' }

test('a page that begins with a heading and goes down level by level passes', () => {
  expect(
    pageFindings({ _type: 'breadcrumbs' }, hero, {
      _type: 'textSection',
      heading: 'Why us',
      body: [line('Price', 'h3'), line('Plain text'), line('Small', 'h4'), line('Next', 'h2')],
    }),
  ).toEqual([])
})

test('a page whose first block has no heading has none at all', () => {
  expect(
    pageFindings({ _type: 'breadcrumbs' }, { _type: 'textSection', body: [line('Words')] }, hero),
  ).toEqual([
    ['warning', ['blocks', { _key: 'b1' }, 'heading'], expect.stringContaining('begins without a heading')],
  ])
})

test('a level that is left out is found inside the text, in words an editor knows', () => {
  expect(
    pageFindings(hero, { _type: 'textSection', heading: 'Why us', body: [line('Small', 'h4')] }),
  ).toEqual([
    [
      'warning',
      ['blocks', { _key: 'b1' }, 'body', { _key: 'Small' }],
      '“Small” is a heading of level 4 right after one of level 2. Choose the next larger heading.',
    ],
  ])
})

test('a heading without words is found', () => {
  expect(pageFindings(hero, { _type: 'textSection', body: [line(' ', 'h2')] })[0]?.[2]).toContain('no words')
})

test('hidden blocks are ignored, and shared blocks are expanded', () => {
  expect(pageFindings({ _type: 'textSection', hidden: true, body: [line('x')] }, hero)).toEqual([])
  const shared = [{ _id: 'shared-top', title: 'Top', blocks: [{ _key: 's', ...hero }] }]
  const use = { _key: 'u', _type: 'sharedBlock', shared: { _ref: 'shared-top' } }
  expect(findingsFor(headings, editedPage({ blocks: [use] }), { shared })).toEqual([])
})

test('an empty page passes', () => {
  expect(findingsFor(headings, editedPage())).toEqual([])
})
