import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../context.ts'
import { reference } from '../testing/reference.ts'
import { Dataset } from './dataset.ts'
import { evaluateQuery, QueryError } from './evaluate.ts'
import { tagsOfEffects } from './tags.ts'

const options = (params: Record<string, unknown> = {}, drafts = false) => ({
  drafts,
  params,
  identity: 'someone',
  projectId: 'local',
  dataset: 'production',
})

const types = ['page', 'site', 'promo']
const ids = ['a', 'b', 'c', 'd', 'e', 'f']

const document: fc.Arbitrary<LakeDocument> = fc.record(
  {
    _id: fc.constantFrom(...ids, ...ids.map((id) => `drafts.${id}`)),
    _type: fc.constantFrom(...types),
    title: fc.constantFrom('One', 'Two', 'Three'),
    rank: fc.integer({ min: 0, max: 3 }),
    tenant: fc.constantFrom(...ids).map(reference),
    parent: fc.constantFrom(...ids).map(reference),
    blocks: fc.array(
      fc.constantFrom(...ids).map((id) => ({ _type: 'block', page: reference(id) })),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)

const condition = fc.oneof(
  fc.constantFrom(...types).map((type) => `_type == "${type}"`),
  fc.constantFrom(...types).map((type) => `"${type}" == _type`),
  fc.subarray(types, { minLength: 1 }).map((some) => `_type in ${JSON.stringify(some)}`),
  fc.constantFrom(...ids).map((id) => `tenant._ref == "${id}"`),
  fc.constantFrom(...ids).map((id) => `parent._ref == "${id}"`),
  fc.subarray(ids, { minLength: 1 }).map((some) => `tenant._ref in ${JSON.stringify(some)}`),
  fc.constant('tenant._ref == $tenant'),
  fc.constant('tenant._ref == $nothing'),
  fc.constantFrom(...ids).map((id) => `_id == "${id}"`),
  fc.constant('_id in $some'),
  fc.constantFrom(...ids).map((id) => `references("${id}")`),
  fc.constantFrom(...ids).map((id) => `sanity::versionOf("${id}")`),
  fc.integer({ min: 0, max: 3 }).map((rank) => `rank > ${rank}`),
  fc.constant('tenant->title == "One"'),
  fc.constant('defined(parent)'),
)

const filter = fc
  .tuple(
    fc.array(condition, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' && ', ' && ', ' || '),
    fc.boolean(),
  )
  .map(([conditions, joint, brackets]) =>
    brackets && joint === ' && '
      ? conditions.map((one) => `[${one}]`).join('')
      : `[${conditions.join(joint)}]`,
  )

const projection = fc.constantFrom(
  '',
  '{_id, title}',
  '{_id, "parent": parent->title}',
  '{_id, "site": tenant->{title, "up": parent->title}}',
  '{_id, "pages": blocks[]{"title": page->title}}',
  '{_id, "children": count(*[_type == "promo" && parent._ref == ^._id])}',
  '{_id, "same": *[tenant._ref == ^.tenant._ref]._id}',
)

const query = fc
  .tuple(filter, projection, fc.constantFrom('', '[0]', ' | order(title asc, _id asc)', '[0...$limit]'))
  .map(([where, shape, tail]) => (tail === '[0]' ? `*${where}[0]${shape}` : `*${where}${tail}${shape}`))

const params = { tenant: 'b', nothing: null, some: ['a', 'c', 'e'], limit: 2 }

const filled = (documents: LakeDocument[]) => {
  const dataset = new Dataset()
  for (const doc of documents) dataset.set(doc._id, doc)
  return dataset
}

const uniqueDocuments = fc.uniqueArray(document, { selector: (doc) => doc._id, maxLength: 12 })

describe('evaluateQuery', () => {
  test('gives the same result through its maps as a scan of every document', async () => {
    await fc.assert(
      fc.asyncProperty(uniqueDocuments, query, async (documents, text) => {
        const view = filled(documents).view('raw')
        const scanned = [...documents].sort((a, b) => (a._id < b._id ? -1 : 1))
        const expected: unknown = toJS(evaluateSync(parse(text, { params }), { dataset: scanned, params }))
        expect((await evaluateQuery(text, view, options(params))).result).toEqual(expected)
      }),
      { numRuns: 600 },
    )
  })

  test('whenever a change alters a result, their sync tags intersect', async () => {
    const change = fc.oneof(
      document.map((doc) => ({ id: doc._id, doc })),
      fc.constantFrom(...ids).map((id) => ({ id, doc: null })),
    )
    await fc.assert(
      fc.asyncProperty(
        uniqueDocuments,
        query,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('raw', 'drafts', 'published'),
        async (documents, text, changes, perspective) => {
          const dataset = filled(documents)
          const before = await evaluateQuery(
            text,
            dataset.view(perspective),
            options(params, perspective === 'drafts'),
          )
          const raw = dataset.view('raw')
          const effects: { before: LakeDocument | null; after: LakeDocument | null }[] = []
          for (const { id, doc } of changes) {
            effects.push({ before: raw.get(id) ?? null, after: doc })
            dataset.set(id, doc)
          }
          const after = await evaluateQuery(
            text,
            dataset.view(perspective),
            options(params, perspective === 'drafts'),
          )
          if (JSON.stringify(before.result) === JSON.stringify(after.result)) return
          const tags = new Set(tagsOfEffects(effects))
          expect(before.tags.some((tag) => tags.has(tag))).toBe(true)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test('changes to another tenant do not affect a query of one tenant', async () => {
    const page = (id: string, tenant: string) => ({ _id: id, _type: 'page', tenant: reference(tenant) })
    const view = filled([page('p', 'site-a'), page('q', 'site-b')]).view('published')
    const { tags } = await evaluateQuery(
      '*[_type == "page" && tenant._ref == "site-a"]{_id}',
      view,
      options(),
    )
    const other = tagsOfEffects([
      { before: page('q', 'site-b'), after: { ...page('q', 'site-b'), title: 'New' } },
    ])
    const moved = tagsOfEffects([{ before: page('q', 'site-b'), after: page('q', 'site-a') }])
    expect(tags.filter((tag) => other.includes(tag))).toEqual([])
    expect(tags.filter((tag) => moved.includes(tag))).toHaveLength(1)
  })

  test('the drafts perspective shows a draft under its published id', async () => {
    const dataset = filled([
      { _id: 'p', _type: 'page', title: 'Published' },
      { _id: 'drafts.p', _type: 'page', title: 'Draft' },
      { _id: 'drafts.q', _type: 'page', title: 'Only a draft' },
    ])
    const read = async (perspective: 'drafts' | 'published' | 'raw') =>
      (await evaluateQuery('*{_id, _originalId, title}', dataset.view(perspective), options())).result
    expect(await read('drafts')).toEqual([
      { _id: 'p', _originalId: 'drafts.p', title: 'Draft' },
      { _id: 'q', _originalId: 'drafts.q', title: 'Only a draft' },
    ])
    expect(await read('published')).toEqual([{ _id: 'p', _originalId: null, title: 'Published' }])
    expect(await read('raw')).toHaveLength(3)
    dataset.set('drafts.p', null)
    expect(await read('drafts')).toContainEqual({ _id: 'p', _originalId: 'p', title: 'Published' })
  })

  test('reports where a query is wrong and which parameter is missing', async () => {
    const view = filled([]).view('raw')
    const failure = async (text: string) => {
      try {
        await evaluateQuery(text, view, options())
      } catch (error) {
        return error as QueryError
      }
      throw new Error('it did not fail')
    }
    expect(await failure('*[_type == ]')).toBeInstanceOf(QueryError)
    expect((await failure('*[_type == ]')).start).toBe(10)
    expect((await failure('*[_type == $type]')).message).toContain('$type')
    expect(await failure(`${'('.repeat(50_000)}1`)).toBeInstanceOf(QueryError)
  })

  describe('compares values by diff::', () => {
    const before = '{"a": 1, "list": [{"k": 1, "v": 1}, {"k": 2, "v": 2}], "same": {"x": 1}}'
    const after = '{"a": 2, "list": [{"k": 1, "v": 1}, {"k": 2, "v": 3}], "same": {"x": 1}}'
    const view = filled([
      {
        _id: 'p',
        _type: 'page',
        title: 'One',
        was: { title: 'One', rank: 1 },
        is: { title: 'Two', rank: 1 },
      },
      {
        _id: 'q',
        _type: 'page',
        title: 'Two',
        was: { title: 'One', rank: 1 },
        is: { title: 'One', rank: 2 },
      },
    ]).view('raw')
    const ask = async (text: string, sourceMap?: 'key') =>
      evaluateQuery(text, view, { ...options({ title: 'One' }), sourceMap })

    test.each([
      ['changedAny', 'a', true],
      ['changedAny', 'same', false],
      ['changedAny', '(same, list[k == 1])', false],
      ['changedAny', 'list[k == 2].v', true],
      ['changedAny', 'anywhere(k == 2)', true],
      ['changedOnly', 'a', false],
      ['changedOnly', '(a, list[].v)', true],
    ])('%s of %s is %s', async (name, selector, expected) => {
      expect((await ask(`diff::${name}(${before}, ${after}, ${selector})`)).result).toBe(expected)
    })

    test('of documents, beside filters, parameters and projections', async () => {
      const { result } = await ask(
        '*[_type == "page" && diff::changedAny(was, is, title)]{_id, "rest": diff::changedAny(was, is, rank), "at": dateTime("2026-11-22T00:00:00Z"), "known": title == $title}',
      )
      expect(result).toEqual([{ _id: 'p', rest: false, at: '2026-11-22T00:00:00Z', known: true }])
    })

    test('with a source map that knows no source', async () => {
      const { result, sourceMap } = await ask('*[diff::changedAny(was, is, rank)]._id', 'key')
      expect(result).toEqual(['q'])
      expect(sourceMap?.mappings).toEqual({ $: { type: 'value', source: { type: 'unknown' } } })
    })

    test('and refuses what is no selector, and functions of a change where there is none', async () => {
      for (const text of [
        'diff::changedAny({}, {}, a + 1)',
        'diff::changedAny({}, {})',
        'before()',
        'delta::changedAny(a)',
        'delta::operation()',
      ])
        await expect(ask(text)).rejects.toThrow(QueryError)
    })
  })
})
