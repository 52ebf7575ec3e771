import { createSchema, type ObjectSchemaType, type SchemaTypeDefinition } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../blocks/registry.schema.ts'
import { type Doc, versionsOf } from './documents.ts'
import { fieldsOf, inWords } from './field-kinds.ts'
import {
  type Block,
  documentAfter,
  matchingBlock,
  planSettings,
  type SettingsInput,
  sameContent,
  writesFor,
} from './settings-plan.ts'

const schema = createSchema({ name: 'forecourt', types: schemaTypes as SchemaTypeDefinition[] })
const fieldsOfType = (name: string) => fieldsOf(schema.get(name) as ObjectSchemaType)

const pageOf = (_id: string, blocks: Block[], path = '/sale'): Doc => ({
  _id,
  _type: 'page',
  _rev: `rev-${_id}`,
  title: 'Sale',
  path: { _type: 'slug', current: path },
  blocks,
})

const reference = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })
const block: Block = {
  _type: 'promoTiles',
  _key: 'mine',
  heading: 'On now',
  source: 'chosen',
  promos: [{ ...reference('promo-a'), _key: 'x' }],
  limit: 6,
  tone: 'muted',
}
const sources = new Map([['promo-a', { _id: 'promo-a', _type: 'promo', title: 'EOFY' }]])
const theirs: Block = { _type: 'promoTiles', _key: 'theirs', heading: 'Specials', source: 'all', limit: 6 }

const input = (there: Doc[], more: Partial<SettingsInput> = {}): SettingsInput => ({
  host: pageOf('page-a', [block]),
  block,
  fields: fieldsOfType('promoTiles'),
  site: 'site-b',
  siteName: 'Beta',
  sources,
  there: versionsOf(there),
  ...more,
})

const promoB = { _id: 'promo-b', _type: 'promo', title: 'EOFY' }

describe('the plan for a site', () => {
  test('names each field that differs, with references to the documents of that site', () => {
    const plan = planSettings(input([pageOf('page-b', [theirs]), promoB]))
    expect(plan.changes.map(({ field, before, after }) => [field.name, before, after])).toEqual([
      ['heading', 'Specials', 'On now'],
      ['source', 'all', 'chosen'],
      ['promos', undefined, [{ _key: 'x', _type: 'reference', _ref: 'promo-b', _weak: true }]],
      ['tone', undefined, 'muted'],
    ])
    expect(plan.position).toBe(1)
  })

  test('reports what the site does not have', () => {
    const plan = planSettings(input([pageOf('page-b', [theirs])]))
    expect(plan.changes.find(({ field }) => field.name === 'promos')?.obstacle).toBe('Beta has no "EOFY".')
    expect(planSettings(input([])).skipped).toBe('Beta has no page /sale.')
    expect(planSettings(input([pageOf('page-b', [])])).skipped).toBe(
      'The page /sale on Beta has no such block.',
    )
    const same = { ...block, _key: 'theirs', promos: [reference('promo-b')] }
    expect(planSettings(input([pageOf('page-b', [same]), promoB])).skipped).toBe('Already the same.')
  })
})

test('the counterpart of a block has its key, or is the n-th of its type', () => {
  const at = (_key: string, _type = 'hero'): Block => ({ _key, _type })
  const own = [at('a'), at('b'), at('c', 'video')]
  expect(matchingBlock(own[1]!, own, [at('x'), at('b')])?._key).toBe('b')
  expect(matchingBlock(own[1]!, own, [at('v', 'video'), at('x'), at('y')])?._key).toBe('y')
  expect(matchingBlock(own[1]!, own, [at('x')])).toBeUndefined()
  expect(matchingBlock(own[1]!, own, [at('b', 'video'), at('x'), at('y')])?._key).toBe('y')
})

test('values are compared without keys and empty fields', () => {
  expect(sameContent({ a: [{ _key: '1', b: '' }], c: undefined }, { a: [{ _key: '2' }] })).toBe(true)
  expect(sameContent(undefined, [])).toBe(true)
  expect(sameContent(false, undefined)).toBe(false)
  expect(sameContent({ x: 1, y: 2 }, { y: 2, x: 1 })).toBe(true)
})

describe('what is written', () => {
  const published = pageOf('page-b', [theirs])
  const plan = (there: Doc[]) => planSettings(input([...there, promoB]))
  const fields = new Set(['source', 'tone'])

  test('a new draft from what is published', () => {
    expect(writesFor({ plan: plan([published]), fields }, false)).toEqual([
      {
        create: {
          _id: 'drafts.page-b',
          _type: 'page',
          title: 'Sale',
          path: { _type: 'slug', current: '/sale' },
          blocks: [{ ...theirs, source: 'chosen', tone: 'muted' }],
        },
      },
    ])
  })

  test('the existing draft, at the revision that was shown', () => {
    const draft = pageOf('drafts.page-b', [theirs])
    const patch = {
      set: { 'blocks[_key=="theirs"].source': 'chosen', 'blocks[_key=="theirs"].tone': 'muted' },
      unset: [],
    }
    expect(writesFor({ plan: plan([published, draft]), fields }, false)).toEqual([
      { patch: { id: 'drafts.page-b', ifRevisionID: 'rev-drafts.page-b', ...patch } },
    ])
    expect(writesFor({ plan: plan([published, draft]), fields }, true)).toEqual([
      { patch: { id: 'page-b', ifRevisionID: 'rev-page-b', ...patch } },
      { patch: { id: 'drafts.page-b', ifRevisionID: 'rev-drafts.page-b', ...patch } },
    ])
  })

  test('a field that is empty here is emptied there, and one that cannot be copied stays', () => {
    const { heading: _, ...withoutHeading } = block
    const emptied = input([published], { block: withoutHeading as Block })
    const chosen = { plan: planSettings(emptied), fields: new Set(['heading', 'promos']) }
    expect(writesFor(chosen, true)).toEqual([
      {
        patch: {
          id: 'page-b',
          ifRevisionID: 'rev-page-b',
          set: {},
          unset: ['blocks[_key=="theirs"].heading'],
        },
      },
    ])
    expect(documentAfter(published, chosen).blocks).toEqual([{ ...theirs, heading: undefined }])
  })

  test('nothing without a chosen field', () => {
    expect(writesFor({ plan: plan([published]), fields: new Set() }, true)).toEqual([])
  })
})

describe('fields', () => {
  test('are settings or words', () => {
    const kinds = Object.fromEntries(fieldsOfType('promoTiles').map(({ name, kind }) => [name, kind]))
    expect(kinds).toMatchObject({
      heading: 'words',
      intro: 'words',
      source: 'setting',
      promos: 'setting',
      carTypes: 'setting',
      limit: 'setting',
      showTradeIn: 'setting',
      tone: 'setting',
      expiry: 'setting',
    })
    expect(kinds).not.toHaveProperty('anchor')
    const hero = Object.fromEntries(fieldsOfType('hero').map(({ name, kind }) => [name, kind]))
    expect(hero).toMatchObject({ picture: 'words', actions: 'words', layout: 'setting', text: 'words' })
  })

  test('show their values as text for editors', () => {
    const type = (name: string) => fieldsOfType('promoTiles').find((field) => field.name === name)?.type
    expect(inWords('chosen', type('source'))).toBe('The ones I choose')
    expect(inWords(true, undefined)).toBe('Yes')
    expect(inWords([], undefined)).toBe('Empty')
    expect(inWords([reference('p')], undefined, () => 'EOFY')).toBe('EOFY')
    expect(inWords({ _type: 'link', label: 'Call', destination: 'phone' }, undefined)).toBe('Call → phone')
    expect(inWords([{ _type: 'block', children: [{ text: 'One ' }, { text: 'two' }] }], undefined)).toBe(
      'One two',
    )
    expect(inWords('x'.repeat(200), undefined)).toHaveLength(89)
  })
})
