import type { ContentSourceMap } from '@sanity/client'
import { resolveEditInfo } from '@sanity/client/csm'
import { encodeIntoResult } from '@sanity/client/stega'
import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../context.ts'
import { Dataset, type Perspective } from './dataset.ts'
import { evaluateQuery } from './evaluate.ts'
import type { SourceMapOptions } from './source-map.ts'

type Step = string | number | { _key: string; _index: number }

const ids = ['a', 'b', 'c', 'd']
const kinds = ['hero', 'text', 'promo']
const params = { words: ['some', 'words'], wanted: { kind: 'hero' } }

const reference = fc.constantFrom(...ids, 'gone').map((id) => ({ _type: 'reference', _ref: id }))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 5 })
const keys = fc.constantFrom('k1', 'k2', 'k3', 'k4', "o'dd", 'q"d', 'b\\s', '')
const entry = fc.record(
  {
    _key: optional(keys),
    kind: fc.constantFrom(...kinds),
    heading: fc.string(),
    items: optional(fc.array(fc.record({ _key: keys, text: fc.string() }), { maxLength: 3 })),
    page: optional(reference),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const document = fc.record(
  {
    _id: fc.constantFrom(...ids, ...ids.map((id) => `drafts.${id}`)),
    _type: fc.constantFrom('page', 'site'),
    kind: fc.constantFrom(...kinds),
    rank: fc.integer({ min: 0, max: 3 }),
    title: fc.string(),
    date: fc.constant('2026-11-21T10:00:00Z'),
    "it's a 'name'": fc.string(),
    "odd']name": fc.string(),
    nothing: fc.constant(null),
    settings: fc.record({ label: fc.string(), note: fc.string() }, { noNullPrototype: true }),
    tags: fc.array(fc.string(), { maxLength: 3 }),
    grid: fc.array(fc.array(fc.string(), { maxLength: 2 }), { maxLength: 2 }),
    parent: reference,
    friends: fc.array(reference, { maxLength: 3 }),
    blocks: fc.array(entry, { maxLength: 4 }),
    body: fc.array(
      fc.record({
        _key: keys,
        _type: fc.constant('block'),
        children: fc.array(fc.record({ _key: keys, _type: fc.constant('span'), text: fc.string() }), {
          maxLength: 2,
        }),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)

const COMPARED = ['_id', '_type', '_key', '_ref', 'kind', 'date']

/** Gives every text a content of its own, so that equal texts are the same place of the same document. */
function distinct(value: unknown, place: string, name = ''): unknown {
  if (typeof value === 'string') return COMPARED.includes(name) ? value : `${value} ${place}`
  if (Array.isArray(value)) return value.map((item, index) => distinct(item, `${place}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, distinct(inner, `${place}/${key}`, key)]],
    ),
  )
}

const documents = fc
  .uniqueArray(document, { selector: (doc) => doc._id, maxLength: 8 })
  .map((docs) => docs.map((doc) => distinct(doc, doc._id) as LakeDocument))

const condition = fc.constantFrom(
  'kind == "hero"',
  'kind in ["hero", "text"]',
  'kind == ^.kind',
  'rank > 1',
  'rank in 1..2 || kind != "promo"',
  'defined(kind) && !(kind == "text")',
  'true',
  'references("a")',
  'kind == $wanted.kind',
  'parent->kind == "hero" || rank <= 2',
  'count(*[_type == "site" && kind == ^.kind]) > 0',
)

const filter = fc
  .array(condition, { minLength: 1, maxLength: 2 })
  .map((all) => all.map((one) => `[${one}]`).join(''))

const tail = fc.constantFrom(
  '',
  '',
  ' | order(rank desc, kind asc)',
  ' | order(kind asc)[0...3]',
  '[0..1]',
  '[1...-1]',
  ' | score(kind == "hero", boost(title match "a*", 2)) | order(_score desc)',
)

/** Expressions for an attribute of a projection. */
const expression = (depth: number): fc.Arbitrary<string> => {
  const simple = fc.constantFrom(
    'title',
    'kind',
    'rank',
    'missing',
    'nothing',
    '@.title',
    '^.title',
    '^.^.kind',
    "@[\"it's a 'name'\"]",
    '@["odd\']name"]',
    'settings',
    'settings.label',
    'tags',
    'tags[0]',
    'tags[-1]',
    'tags | order(@ desc)',
    'grid[][0]',
    'grid[]',
    'body',
    'body[].children[].text',
    'pt::text(body)',
    'blocks',
    'blocks[].heading',
    'blocks[].items[].text',
    'blocks[].items[0]',
    'blocks[1..2]',
    'blocks[-1].items',
    'blocks[kind == "hero"].heading',
    'blocks[].page->title',
    'blocks | order(kind asc, heading desc)',
    'blocks + friends',
    'settings + {"label": title}',
    'settings{"more": note, ...}',
    'parent->',
    'parent->title',
    'parent->parent->settings.note',
    'friends[]->title',
    'friends[@->rank > 1]->title',
    'coalesce(missing, settings.note, "none")',
    'select(rank > 1 => title, kind == "hero" => settings.label, tags)',
    'array::compact([missing, title, nothing])',
    'array::unique(tags + tags)',
    '[title, settings.label, "written"]',
    '[...tags, title]',
    'upper(title)',
    'title + "!"',
    'count(blocks)',
    'length(title) * -rank',
    'string::split(title, " ")',
    'dateTime(date) + 60',
    'string(rank)',
    '$words',
    '$words[0]',
    '"written"',
    '{"a": title, "b": {"c": settings.label}}',
    'body[]{..., children[]{text, "up": ^._key}}',
  )
  if (depth === 0) return simple
  const inner = projection(depth - 1)
  return fc.oneof(
    { weight: 2, arbitrary: simple },
    inner.map((shape) => `blocks[]${shape}`),
    inner.map((shape) => `blocks[kind == ^.kind]${shape}`),
    inner.map((shape) => `blocks[0]${shape}`),
    inner.map((shape) => `parent->${shape}`),
    inner.map((shape) => `friends[]->${shape}`),
    inner.map((shape) => `blocks[].page->${shape}`),
    inner.map((shape) => `settings${shape}`),
    inner.map((shape) => `blocks[]{kind == "hero" => ${shape}, ...}`),
    inner.map((shape) => `select(rank > 1 => @${shape}, settings)`),
    fc.tuple(filter, tail, inner).map(([where, end, shape]) => `*${where}${end}${shape}`),
    fc.tuple(filter, inner).map(([where, shape]) => `*${where}[0]${shape}`),
  )
}

function projection(depth: number): fc.Arbitrary<string> {
  const attribute = fc.oneof(
    { weight: 5, arbitrary: expression(depth).map((text) => `: ${text}`) },
    { weight: 1, arbitrary: fc.constantFrom('title', 'kind', '...', '_id', 'blocks[]', 'settings{label}') },
    { weight: 1, arbitrary: fc.constantFrom('...parent->', '...settings', 'rank > 1 => {title}') },
    { weight: 1, arbitrary: expression(0).map((text) => `kind == "hero" => {"own": ${text}}`) },
  )
  return fc
    .array(attribute, { minLength: 1, maxLength: 4 })
    .map(
      (all) => `{${all.map((one, index) => (one.startsWith(':') ? `"n${index}"${one}` : one)).join(', ')}}`,
    )
}

const query = fc.oneof(
  fc.tuple(filter, tail, projection(2)).map(([where, end, shape]) => `*${where}${end}${shape}`),
  fc.tuple(filter, projection(2)).map(([where, shape]) => `*${where}[0]${shape}`),
  fc.tuple(filter, tail, expression(1)).map(([where, end, text]) => `*${where}${end}{"only": ${text}}.only`),
  fc.tuple(filter, tail).map(([where, end]) => `*${where}${end}`),
  projection(1).map((shape) => `{"all": *${shape}, "words": $words}`),
)

const datasetOf = (docs: LakeDocument[]) => {
  const dataset = new Dataset()
  for (const doc of docs) dataset.set(doc._id, doc)
  return dataset
}

function ask(
  docs: LakeDocument[],
  text: string,
  perspective: Perspective,
  sourceMap?: SourceMapOptions['arraySteps'],
) {
  const drafts = perspective === 'drafts'
  const settings = {
    params,
    identity: 'someone',
    projectId: 'local',
    dataset: 'production',
    drafts,
    sourceMap,
  }
  return evaluateQuery(text, datasetOf(docs).view(perspective), settings)
}

/** Every text, number, boolean and null of an answer with its place, as `@sanity/client` walks them. */
function* leavesOf(value: unknown, path: Step[] = []): Generator<{ path: Step[]; value: unknown }> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) {
      const key = typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined
      yield* leavesOf(item, [...path, typeof key === 'string' ? { _key: key, _index: index } : index])
    }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name])
  else yield { path, value }
}

function valueAt(doc: unknown, path: Step[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step !== 'object') return Object(value)[step]
    if (step._key === '') return Object(value)[step._index]
    return (value as { _key?: string }[]).find((item) => item._key === step._key)
  }, doc)
}

/** Follows every leaf the ways `@sanity/client` does, and answers how many lead to a document. */
function followed(docs: LakeDocument[], result: unknown, sourceMap: ContentSourceMap): number {
  const stored = new Map(docs.map((doc) => [doc._id, doc]))
  let mapped = 0
  for (const { path, value } of leavesOf(result)) {
    const source = resolveEditInfo({ resultSourceMap: sourceMap, resultPath: path, studioUrl: '/studio' })
    if (!source) continue
    mapped++
    expect(valueAt(stored.get(source.id), source.path as Step[])).toBe(value)
  }
  encodeIntoResult(result, sourceMap, ({ sourcePath, sourceDocument, value }) => {
    expect(valueAt(stored.get(sourceDocument._id), sourcePath)).toBe(value)
    expect(sourceDocument._type).toBe(stored.get(sourceDocument._id)?._type)
    return value
  })
  return mapped
}

describe('the source map of an answer', () => {
  test('comes with the answer groq-js gives, and leads each value to its own place', () => {
    const seen = { leaves: 0, mapped: 0 }
    fc.assert(
      fc.property(
        documents,
        query,
        fc.constantFrom<Perspective>('raw', 'drafts', 'published'),
        fc.constantFrom('index', 'key'),
        (docs, text, perspective, arraySteps) => {
          const traced = ask(docs, text, perspective, arraySteps)
          const shown = datasetOf(docs).view(perspective).all.list()
          const scanned: unknown = toJS(evaluateSync(parse(text, { params }), { dataset: shown, params }))
          const plain = ask(docs, text, perspective)
          expect(JSON.stringify(traced.result)).toBe(JSON.stringify(scanned))
          expect(JSON.stringify(traced.result)).toBe(JSON.stringify(plain.result))
          expect(traced.tags).toEqual(plain.tags)
          seen.leaves += [...leavesOf(traced.result)].length
          seen.mapped += followed(docs, traced.result, traced.sourceMap as ContentSourceMap)
        },
      ),
      { numRuns: 500 },
    )
    expect(seen.mapped).toBeGreaterThan(seen.leaves / 2)
  })

  const page: LakeDocument = {
    _id: 'page',
    _type: 'page',
    title: 'Used cars',
    settings: { label: 'Cars' },
    blocks: [
      { _key: 'one', heading: 'First', intro: [{ _key: 'p', text: 'Words' }] },
      { _key: 'two', heading: 'Second' },
    ],
    site: { _type: 'reference', _ref: 'site' },
  }
  const site: LakeDocument = { _id: 'site', _type: 'site', name: 'Motorworld' }
  const mapOf = (text: string, arraySteps: SourceMapOptions['arraySteps'] = 'key') => {
    const { documents, paths, mappings } = ask([page, site], text, 'raw', arraySteps)
      .sourceMap as ContentSourceMap
    const shown = Object.entries(mappings).map(([path, { source }]) => [
      path,
      source.type === 'documentValue'
        ? `${documents[source.document]?._id} ${paths[source.path]}`
        : source.type,
    ])
    return Object.fromEntries(shown)
  }

  test('names each attribute of a projection', () => {
    expect(mapOf('*[_type == "page"]{title, "label": settings.label, "site": site->name}')).toEqual({
      "$[0]['title']": "page $['title']",
      "$[0]['label']": "page $['settings']['label']",
      "$[0]['site']": "site $['name']",
    })
  })

  test('names elements of arrays by key or by place, as asked', () => {
    const text = '*[_id == "page"][0]{"all": blocks[heading != "First"]{heading}}'
    expect(mapOf(text)).toEqual({
      "$['all'][0]['heading']": "page $['blocks'][?(@._key=='two')]['heading']",
    })
    expect(mapOf(text, 'index')).toEqual({ "$['all'][0]['heading']": "page $['blocks'][1]['heading']" })
  })

  test('has one mapping for a subtree read whole', () => {
    expect(mapOf('*[_id == "page"][0]')).toEqual({ $: 'page $' })
    expect(mapOf('*[_id == "page"][0]{blocks, settings}')).toEqual({
      "$['blocks']": "page $['blocks']",
      "$['settings']": "page $['settings']",
    })
  })

  test('does not say where a computed or written value is', () => {
    expect(mapOf('*[_id == "page"][0]{"up": upper(title), "fixed": "Text", "none": missing}')).toEqual({
      "$['up']": 'unknown',
      "$['fixed']": 'literal',
    })
  })

  test('names the draft that the drafts perspective shows', () => {
    const draft = { ...page, _id: 'drafts.page', title: 'Draft' }
    const { result, sourceMap } = ask([page, draft, site], '*[_id == "page"][0]{_id, title}', 'drafts', 'key')
    expect(result).toEqual({ _id: 'page', title: 'Draft' })
    expect(sourceMap).toEqual({
      documents: [{ _id: 'drafts.page', _type: 'page' }],
      paths: ["$['title']"],
      mappings: {
        "$['_id']": { type: 'value', source: { type: 'unknown' } },
        "$['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
      },
    })
  })
})
