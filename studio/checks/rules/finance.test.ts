import { expect, test } from 'vitest'
import { editedPage, findingsFor, line, site } from '../testing.ts'
import { finance } from './finance.ts'

const page = (...texts: string[]) =>
  editedPage({ blocks: [{ _type: 'textSection', _key: 't', body: texts.map((text) => line(text)) }] })

const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges.'

test.each(['Finance from 5.9% p.a.', 'Only 6.49 % per annum', 'Interest rates from 4.9%'])(
  '"%s" asks for the comparison rate',
  (text) => {
    expect(findingsFor(finance, page(text))).toEqual([
      [
        'error',
        ['blocks', { _key: 't' }, 'body', { _key: text }],
        expect.stringContaining('comparison rate beside it'),
      ],
    ])
  },
)

test('a comparison rate asks for its warning', () => {
  const text = '5.9% p.a., comparison rate 6.4% p.a.'
  expect(findingsFor(finance, page(text))[0]?.[2]).toContain('Add its warning')
  expect(findingsFor(finance, page(text, warning))).toEqual([])
})

test('a repayment without conditions is an error, a rental only a warning', () => {
  expect(findingsFor(finance, page('Yours from $95 per week with finance'))[0]?.[0]).toBe('error')
  expect(findingsFor(finance, page('$89/wk, no deposit'))[0]?.[0]).toBe('error')
  expect(findingsFor(finance, page('A service plan for $25 a month'))[0]?.[0]).toBe('warning')
  expect(
    findingsFor(finance, page('$95 per week with finance', 'Estimate only, subject to approval.')),
  ).toEqual([])
})

test.each([
  '100% electric',
  '20% off accessories',
  '$23,990 drive away',
  '8,000 km a year',
  'Open 7 days a week',
])('"%s" is no figure of finance', (text) => {
  expect(findingsFor(finance, page(text))).toEqual([])
})

test('the warning may stand in a shared block of the page, or at the foot of every page', () => {
  const rated = page('5.9% p.a. (comparison rate 6.4%)')
  const shared = [{ _id: 'legal', title: 'Legal', blocks: [{ _type: 'textSection', body: [line(warning)] }] }]
  const blocks = [
    ...(rated.blocks as object[]),
    { _type: 'sharedBlock', _key: 's', shared: { _ref: 'legal' } },
  ]
  expect(findingsFor(finance, { ...rated, blocks }, { shared })).toEqual([])
  expect(findingsFor(finance, rated, { site: [{ ...site, legal: warning }] })).toEqual([])
})

test('an offer has to include its conditions; a part of a page gets a warning', () => {
  const title = 'Tiggo 4 from 3.9% p.a.'
  expect(findingsFor(finance, { _id: 'o', _type: 'offer', title })[0]?.slice(0, 2)).toEqual([
    'error',
    ['title'],
  ])
  expect(findingsFor(finance, { _id: 'p', _type: 'promo', node: { heading: title } })[0]?.[0]).toBe('warning')
})
