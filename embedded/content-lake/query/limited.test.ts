import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../context.ts'
import { reference } from '../testing/reference.ts'
import { Dataset } from './dataset.ts'
import { evaluateQuery } from './evaluate.ts'

const limit = { filter: 'tenant._ref == "a"', reached: '_type == "asset"' }
const options = { params: {}, identity: 'me', projectId: 'local', dataset: 'production', drafts: false }

const page = (id: string, tenant: string, picture?: string): LakeDocument => ({
  _id: id,
  _type: 'page',
  tenant: reference(tenant),
  ...(picture && { picture: { asset: reference(picture) } }),
})
const asset = (id: string): LakeDocument => ({ _id: id, _type: 'asset' })

const ids = ['p', 'drafts.p', 'q', 'drafts.q', 'x', 'y']
const anyDocument = fc
  .tuple(fc.constantFrom(...ids), fc.constantFrom('a', 'b'), fc.constantFrom(undefined, 'x', 'y'))
  .map(([id, tenant, picture]) => (id === 'x' || id === 'y' ? asset(id) : page(id, tenant, picture)))
const change = fc.oneof(
  anyDocument.map((doc): [string, LakeDocument | null] => [doc._id, doc]),
  fc.constantFrom(...ids).map((id): [string, LakeDocument | null] => [id, null]),
)

describe('a limited view of a dataset', () => {
  test('shows what the limit allows and what that refers to, and nothing else', async () => {
    const dataset = new Dataset()
    for (const doc of [page('p', 'a', 'x'), page('q', 'b', 'y'), asset('x'), asset('y')])
      dataset.set(doc._id, doc)
    dataset.set('p', { ...page('p', 'a', 'x'), related: reference('q') })
    const ask = async (query: string) =>
      (await evaluateQuery(query, dataset.view('published', limit), options)).result
    expect(await ask('*._id')).toEqual(['p', 'x'])
    expect(await ask('count(*[_type == "page"])')).toBe(1)
    expect(await ask('*[_id == "p"][0].related->')).toBeNull()
    expect(await ask('*[references("y")]._id')).toEqual([])
    expect(await ask('*[_id in ["q", "y"]]')).toEqual([])
  })

  test('equals a freshly made one after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const dataset = new Dataset()
        const kept = (perspective: 'raw' | 'drafts' | 'published') =>
          dataset.view(perspective, limit).all.list()
        kept('raw')
        for (const [id, doc] of changes) dataset.set(id, doc)
        const fresh = new Dataset()
        for (const doc of dataset.view('raw').all.list()) fresh.set(doc._id, doc)
        for (const perspective of ['raw', 'drafts', 'published'] as const)
          expect(kept(perspective)).toEqual(fresh.view(perspective, limit).all.list())
      }),
    )
  })
})
