import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Deferred } from '#platform/deferred.ts'
import type { LakeDocument, LakeMutation } from './context.ts'
import { startTestLake, type TestLake } from './testing/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
}, 60_000)
afterAll(() => lake.stop(), 30_000)

interface MutationEvent {
  documentId: string
  transactionId: string
  transition: string
  timestamp: string
  previousRev?: string
  resultRev: string
  transactionTotalEvents: number
  transactionCurrentEvent: number
  mutations: LakeMutation[]
}

const ids = ['one', 'two', 'three']
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
)
const row = fc.record(
  { _key: fc.constantFrom('a', 'b', 'c'), n: fc.integer(), label: text },
  { noNullPrototype: true },
)
const fields = fc.record(
  {
    title: text,
    count: fc.integer({ min: -9, max: 9 }),
    rows: fc.array(row, { maxLength: 3 }),
    seo: fc.record({ title: text, tags: fc.array(text, { maxLength: 2 }) }, { noNullPrototype: true }),
    link: fc.constantFrom(...ids).map((id) => ({ _type: 'reference', _ref: id, _weak: true })),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const path = fc.constantFrom(
  'title',
  'count',
  'seo.title',
  'rows[0].n',
  'rows[_key=="b"].label',
  'rows[*].n',
  'seo.tags[-1]',
  'deep.er.x',
)
const patch = fc.record(
  {
    set: fc.dictionary(path, value, { maxKeys: 2, noNullPrototype: true }),
    setIfMissing: fc.dictionary(path, value, { maxKeys: 2, noNullPrototype: true }),
    unset: fc.array(path, { maxLength: 2 }),
    inc: fc.constant({ count: 1 }),
    dec: fc.constant({ count: 2 }),
    insert: fc.oneof(
      fc.record(
        { after: fc.constant('rows[-1]'), items: fc.array(row, { maxLength: 2 }) },
        { noNullPrototype: true },
      ),
      fc.record(
        { before: fc.constant('rows[0]'), items: fc.array(row, { maxLength: 2 }) },
        { noNullPrototype: true },
      ),
      fc.record(
        { replace: fc.constant('rows[_key=="a"]'), items: fc.array(row, { maxLength: 2 }) },
        { noNullPrototype: true },
      ),
    ),
    diffMatchPatch: fc.constant({ title: '@@ -0,0 +1,3 @@\n+New\n' }),
    merge: fc.constant({ seo: { title: 'Merged' } }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const anyId = fc.constantFrom(...ids, ...ids.map((id) => `drafts.${id}`))
const mutation = fc.oneof(
  fc
    .tuple(fc.constantFrom('create', 'createOrReplace', 'createIfNotExists'), anyId, fields)
    .map(([kind, id, doc]) => ({
      [kind]: { _id: id, _type: 'page', ...doc },
    })),
  fc.tuple(anyId, patch).map(([id, body]) => ({ patch: { id, ...body } })),
  patch.map((body) => ({ patch: { query: '*[_type == "page" && defined(title)]', ...body } })),
  anyId.map((id) => ({ delete: { id } })),
  fc.constant({ delete: { query: '*[count > 3]' } }),
)
const pairOf = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` })
const action = fc.oneof(
  fc.tuple(fc.constantFrom('publish', 'unpublish'), fc.constantFrom(...ids)).map(([name, id]) => ({
    actionType: `sanity.action.document.${name}`,
    ...pairOf(id),
  })),
  fc.tuple(fc.constantFrom(...ids), patch).map(([id, body]) => ({
    actionType: 'sanity.action.document.edit',
    ...pairOf(id),
    patch: body,
  })),
  fc.tuple(fc.constantFrom(...ids), fields).map(([id, doc]) => ({
    actionType: 'sanity.action.document.create',
    publishedId: id,
    attributes: { _id: `drafts.${id}`, _type: 'page', ...doc },
    ifExists: 'fail',
  })),
  fc
    .constantFrom(...ids)
    .map((id) => ({ actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` })),
  fc.constantFrom(...ids).map((id) => ({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [`drafts.${id}`],
  })),
)
const request = fc.oneof(
  fc.record({ mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }) }, { noNullPrototype: true }),
  fc.record({ actions: fc.array(action, { minLength: 1, maxLength: 3 }) }, { noNullPrototype: true }),
)

/** Applies an event to the documents of a listener, as the Studio does. */
function replay(state: Map<string, LakeDocument>, event: MutationEvent): void {
  const before = state.get(event.documentId) ?? null
  expect(event.resultRev).toBe(event.transactionId)
  expect(event.previousRev).toBe(before?._rev)
  if (!before) expect(Object.keys(event.mutations[0] ?? {})[0]).toMatch(/^create/)
  const step = new Mutation({
    mutations: structuredClone(event.mutations),
    timestamp: event.timestamp,
    transactionId: event.transactionId,
    resultRev: event.resultRev,
    ...(event.previousRev !== undefined && { previousRev: event.previousRev }),
  })
  const after = step.apply(before && structuredClone(before)) as LakeDocument | null
  expect(event.transition).toBe(before ? (after ? 'update' : 'disappear') : 'appear')
  if (after) state.set(event.documentId, after)
  else state.delete(event.documentId)
}

test('the server’s documents equal those from replaying its listener events with the mutator', async () => {
  const events: MutationEvent[] = []
  let heard = new Deferred<void>()
  const { promise: listening, resolve: welcome } = new Deferred<void>()
  const subscription = lake.client
    .listen('*[_type == "page"]', {}, { events: ['welcome', 'mutation'], includeAllVersions: true })
    .subscribe((event) => {
      if (event.type === 'welcome') welcome()
      else events.push(event as unknown as MutationEvent)
      heard.resolve()
      heard = new Deferred()
    })
  await listening

  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
      const state = new Map<string, LakeDocument>()
      await lake.client.delete({ query: '*[_type == "page"]' })
      for (const body of requests) {
        const answer = await lake.request(
          `/v2025-02-19/data/${'actions' in body ? 'actions' : 'mutate'}/production`,
          {
            method: 'POST',
            body: JSON.stringify(body),
          },
        )
        expect([200, 400, 404, 409]).toContain(answer.status)
      }
      // The last event ends the run.
      const end = `end-${run++}`
      await lake.client.create({ _id: end, _type: 'page' })
      while (!events.some((event) => event.documentId === end)) await heard.promise
      const stored = await lake.client.fetch<LakeDocument[]>('*[_type == "page"]', {}, { perspective: 'raw' })
      const received = events.splice(0)
      const totals = new Map<string, number[]>()
      for (const event of received) {
        totals.set(event.transactionId, [
          ...(totals.get(event.transactionId) ?? []),
          event.transactionCurrentEvent,
        ])
      }
      for (const event of received)
        expect(totals.get(event.transactionId)).toEqual(
          Array.from({ length: event.transactionTotalEvents }, (_, index) => index + 1),
        )
      for (const event of received) if (known(state, event)) replay(state, event)
      expect(byId(stored)).toEqual(byId([...state.values()]))
      const kept = await lake.client.getDocuments(stored.map((doc) => doc._id))
      expect(byId(kept as LakeDocument[])).toEqual(byId(stored))
    }),
    { numRuns: 60 },
  )
  subscription.unsubscribe()
}, 120_000)

/** The deletion before a run sends events for documents of the previous run. */
const known = (state: Map<string, LakeDocument>, event: MutationEvent) =>
  !(event.transition === 'disappear' && event.mutations.length === 1 && !state.has(event.documentId))

const byId = (documents: LakeDocument[]) => Object.fromEntries(documents.map((doc) => [doc._id, doc]))
