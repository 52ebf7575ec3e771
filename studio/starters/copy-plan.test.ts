import { expect, test } from 'vitest'
import { type CopyInput, planCopy } from './copy-plan.ts'
import { type Doc, versionsOf } from './documents.ts'
import { copyNames, freePath } from './paths.ts'

const tenant = (site: string) => ({ _type: 'reference', _ref: site })
const slug = (current: string) => ({ _type: 'slug', current })
const reference = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more })

const doc = (_id: string, _type: string, fields: object): Doc => ({ _id, _type, _rev: 'r', ...fields })

const page = doc('drafts.page-a', 'page', {
  _createdAt: '2026-01-01',
  tenant: tenant('site-a'),
  title: 'Sale',
  path: slug('/sale'),
  blocks: [
    {
      _type: 'hero',
      _key: 'h',
      heading: 'Sale at Alpha Cars',
      picture: { _type: 'picture', asset: reference('image-1-10x10-jpg'), alt: 'Yard' },
      actions: [
        { _type: 'link', _key: 'l', label: 'Finance', page: reference('finance-a', { _weak: true }) },
        { _type: 'link', _key: 'm', label: 'Team', page: reference('team-a', { _weak: true }) },
        { _type: 'link', _key: 'n', label: 'Here', page: reference('page-a', { _weak: true }) },
      ],
    },
    { _type: 'sharedBlock', _key: 's', shared: reference('shared-a') },
    {
      _type: 'promoTiles',
      _key: 'p',
      source: 'chosen',
      promos: [
        reference('promo-a', { _key: 'x', _weak: true }),
        reference('gone', { _key: 'y', _weak: true }),
      ],
    },
    { _type: 'brandIntro', _key: 'b', brand: reference('kia-a', { _weak: true }) },
  ],
})

const sources = new Map<string, Doc>([
  ['finance-a', doc('finance-a', 'page', { title: 'Finance', path: slug('/finance') })],
  ['team-a', doc('team-a', 'page', { title: 'Team', path: slug('/team'), blocks: [] })],
  [
    'shared-a',
    doc('shared-a', 'sharedBlock', {
      title: 'Talk to us',
      tenant: tenant('site-a'),
      blocks: [{ _type: 'warranty', _key: 'w', brand: reference('kia-a', { _weak: true }) }],
    }),
  ],
  ['promo-a', doc('promo-a', 'promo', { title: 'EOFY', tenant: tenant('site-a') })],
  ['kia-a', doc('kia-a', 'brand', { name: 'Kia', slug: slug('kia') })],
])

const there = versionsOf([
  doc('finance-b', 'page', { title: 'Money', path: slug('/finance') }),
  doc('kia-b', 'brand', { name: 'KIA', slug: slug('kia') }),
  doc('drafts.promo-b', 'promo', { title: 'eofy' }),
])

const input = (more: Partial<CopyInput> = {}): CopyInput => ({
  page,
  title: 'Sale',
  path: '/sale-2',
  site: 'site-b',
  siteName: 'Beta',
  sources,
  there,
  choices: {},
  newId: (id) => `new-${id}`,
  ownWords: ['Alpha Cars'],
  ...more,
})

test('references lead to the counterparts on the other site, by path, short name and name', () => {
  const { documents, references } = planCopy(input())
  const [copy] = documents
  expect(copy).toMatchObject({
    _id: 'drafts.new-page-a',
    _type: 'page',
    tenant: tenant('site-b'),
    path: slug('/sale-2'),
  })
  expect(copy).not.toHaveProperty('_rev')
  expect(copy).not.toHaveProperty('_createdAt')
  const text = JSON.stringify(copy)
  expect(text).toContain('"_ref":"finance-b","_weak":true')
  expect(text).toContain('"_ref":"kia-b","_weak":true')
  expect(text).toContain('image-1-10x10-jpg')
  expect(text).not.toMatch(/"_ref":"[a-z]+-a"/)
  expect(Object.fromEntries(references.map(({ id, outcome }) => [id, outcome]))).toEqual({
    'finance-a': 'theirs',
    'team-a': 'leave',
    'shared-a': 'copy',
    'promo-a': 'theirs',
    gone: 'leave',
    'kia-a': 'theirs',
  })
})

test('a page that links to itself links to its copy', () => {
  expect(JSON.stringify(planCopy(input()).documents[0])).toContain('"_ref":"new-page-a","_weak":true')
})

test('documents copied along become drafts of the other site, with references mapped in the same way', () => {
  const [copy, shared] = planCopy(input()).documents
  expect(shared).toEqual({
    _id: 'drafts.new-shared-a',
    _type: 'sharedBlock',
    title: 'Talk to us',
    tenant: tenant('site-b'),
    blocks: [{ _type: 'warranty', _key: 'w', brand: { _type: 'reference', _ref: 'kia-b', _weak: true } }],
  })
  expect(copy!.blocks).toContainEqual({
    _type: 'sharedBlock',
    _key: 's',
    shared: {
      _type: 'reference',
      _ref: 'new-shared-a',
      _weak: true,
      _strengthenOnPublish: { type: 'sharedBlock', template: { id: 'sharedBlock-in-site' } },
    },
  })
})

test("the editor's choice wins, and references left out are removed from lists and reported", () => {
  const plan = planCopy(input({ choices: { 'shared-a': 'leave', 'team-a': 'copy' } }))
  expect(plan.documents.map(({ _id }) => _id)).toEqual(['drafts.new-page-a', 'drafts.new-team-a'])
  const blocks = plan.documents[0]!.blocks as Record<string, unknown>[]
  expect(blocks[1]).toEqual({ _type: 'sharedBlock', _key: 's' })
  expect(blocks[2]!.promos).toEqual([{ _key: 'x', _type: 'reference', _ref: 'promo-b', _weak: true }])
  expect(plan.attention).toEqual([
    'Block 2, Shared block: "Talk to us" is taken out. Choose something of Beta.',
    'Block 3, Promo tiles: "A document that is gone" is taken out. Choose something of Beta.',
    '"Team" is copied as a draft. Look at it and publish it before the page.',
    'Block 1, Hero: the words name "Alpha Cars".',
  ])
})

test('free paths', () => {
  expect(freePath('/sale', new Set())).toBe('/sale')
  expect(freePath('/sale', new Set(['/sale', '/sale-2']))).toBe('/sale-3')
  expect(freePath('/', new Set(['/']))).toBe('/home-2')
  expect(copyNames('/sale', 'Sale', new Set(['/sale']))).toEqual({ path: '/sale-copy', title: 'Sale (copy)' })
  expect(copyNames('/sale-copy', 'Sale (copy)', new Set(['/sale-copy']))).toEqual({
    path: '/sale-copy-2',
    title: 'Sale (copy)',
  })
})
