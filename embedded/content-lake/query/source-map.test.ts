import type { ContentSourceMap } from '@sanity/client'
import { resolveEditInfo } from '@sanity/client/csm'
import { encodeIntoResult } from '@sanity/client/stega'
import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../context.ts'
import { documents, params, query } from '../testing/queries.ts'
import { Dataset, type Perspective } from './dataset.ts'
import { evaluateQuery } from './evaluate.ts'
import type { SourceMapOptions } from './source-map.ts'

type Step = string | number | { _key: string; _index: number }

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

/** Every text, number, boolean and null of a result with its path, as `@sanity/client` walks them. */
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

/** Follows every leaf as `@sanity/client` does, and returns how many lead to a document. */
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

describe('the source map of a result', () => {
  test('comes with the result of groq-js, and leads each value to its own place', async () => {
    const seen = { leaves: 0, mapped: 0 }
    await fc.assert(
      fc.asyncProperty(
        documents,
        query,
        fc.constantFrom<Perspective>('raw', 'drafts', 'published'),
        fc.constantFrom('index', 'key'),
        async (docs, text, perspective, arraySteps) => {
          const traced = await ask(docs, text, perspective, arraySteps)
          const shown = datasetOf(docs).view(perspective).all.list()
          const scanned: unknown = toJS(evaluateSync(parse(text, { params }), { dataset: shown, params }))
          const plain = await ask(docs, text, perspective)
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
  const mapOf = async (text: string, arraySteps: SourceMapOptions['arraySteps'] = 'key') => {
    const { sourceMap } = await ask([page, site], text, 'raw', arraySteps)
    const { documents, paths, mappings } = sourceMap as ContentSourceMap
    const shown = Object.entries(mappings).map(([path, { source }]) => [
      path,
      source.type === 'documentValue'
        ? `${documents[source.document]?._id} ${paths[source.path]}`
        : source.type,
    ])
    return Object.fromEntries(shown)
  }

  test('names each attribute of a projection', async () => {
    expect(await mapOf('*[_type == "page"]{title, "label": settings.label, "site": site->name}')).toEqual({
      "$[0]['title']": "page $['title']",
      "$[0]['label']": "page $['settings']['label']",
      "$[0]['site']": "site $['name']",
    })
  })

  test('names elements of arrays by key or by index, as requested', async () => {
    const text = '*[_id == "page"][0]{"all": blocks[heading != "First"]{heading}}'
    expect(await mapOf(text)).toEqual({
      "$['all'][0]['heading']": "page $['blocks'][?(@._key=='two')]['heading']",
    })
    expect(await mapOf(text, 'index')).toEqual({ "$['all'][0]['heading']": "page $['blocks'][1]['heading']" })
  })

  test('has one mapping for a subtree read whole', async () => {
    expect(await mapOf('*[_id == "page"][0]')).toEqual({ $: 'page $' })
    expect(await mapOf('*[_id == "page"][0]{blocks, settings}')).toEqual({
      "$['blocks']": "page $['blocks']",
      "$['settings']": "page $['settings']",
    })
  })

  test('has no source for a computed or literal value', async () => {
    expect(await mapOf('*[_id == "page"][0]{"up": upper(title), "fixed": "Text", "none": missing}')).toEqual({
      "$['up']": 'unknown',
      "$['fixed']": 'literal',
    })
  })

  test('names the draft that the drafts perspective shows', async () => {
    const draft = { ...page, _id: 'drafts.page', title: 'Draft' }
    const { result, sourceMap } = await ask(
      [page, draft, site],
      '*[_id == "page"][0]{_id, title}',
      'drafts',
      'key',
    )
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
