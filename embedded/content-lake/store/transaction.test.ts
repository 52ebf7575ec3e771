import { describe, expect, test } from 'vitest'
import type { LakeDocument, LakeMutation } from '../context.ts'
import { LakeError } from '../errors.ts'
import { applyActions } from './actions.ts'
import { LakeTransaction } from './transaction.ts'

const time = '2026-11-20T10:00:00.000Z'

function transaction(documents: LakeDocument[], options: { autoGenerateArrayKeys?: boolean } = {}) {
  return new LakeTransaction(
    {
      read: async (ids) => documents.filter((doc) => ids.includes(doc._id)),
      select: async () => documents.map((doc) => doc._id),
    },
    { id: 'tx1', time, ...options },
  )
}

async function failure(work: Promise<unknown>): Promise<LakeError> {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(LakeError)
  return error as LakeError
}

const typeOf = (error: LakeError) =>
  (error.body as { error: { items: { error: { type: string } }[] } }).error.items[0]?.error.type

const page: LakeDocument = {
  _id: 'p',
  _type: 'page',
  _rev: 'r0',
  _createdAt: '2026-01-01T00:00:00.000Z',
  title: 'Old',
}

describe('mutations', () => {
  const cases: [string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>][] = [
    [
      'set',
      { title: 'Old' },
      { set: { title: 'New', 'seo.title': 'T' } },
      { title: 'New', seo: { title: 'T' } },
    ],
    [
      'setIfMissing',
      { title: 'Old' },
      { setIfMissing: { title: 'New', tags: [] } },
      { title: 'Old', tags: [] },
    ],
    [
      'unset',
      { title: 'Old', rows: [{ _key: 'a' }, { _key: 'b' }] },
      { unset: ['title', 'rows[_key=="a"]'] },
      { rows: [{ _key: 'b' }] },
    ],
    ['inc and dec', { n: 1, m: 5 }, { inc: { n: 2 }, dec: { m: 1 } }, { n: 3, m: 4 }],
    ['insert before', { rows: [1, 2] }, { insert: { before: 'rows[0]', items: [0] } }, { rows: [0, 1, 2] }],
    [
      'insert after the last',
      { rows: [1, 2] },
      { insert: { after: 'rows[-1]', items: [3] } },
      { rows: [1, 2, 3] },
    ],
    [
      'insert replace',
      { rows: [{ _key: 'a' }, { _key: 'b' }] },
      { insert: { replace: 'rows[_key=="a"]', items: [{ _key: 'c' }] } },
      { rows: [{ _key: 'c' }, { _key: 'b' }] },
    ],
    [
      'every item by [*]',
      { rows: [{ n: 1 }, { n: 2 }] },
      { set: { 'rows[*].n': 9 } },
      { rows: [{ n: 9 }, { n: 9 }] },
    ],
    [
      'diffMatchPatch',
      { title: 'Old' },
      { diffMatchPatch: { title: '@@ -1,3 +1,3 @@\n-Old\n+New\n' } },
      { title: 'New' },
    ],
    [
      'merge',
      { seo: { title: 'T', noindex: true } },
      { merge: { seo: { title: 'U' } } },
      { seo: { title: 'U', noindex: true } },
    ],
  ]
  for (const [name, before, patch, after] of cases) {
    test(`patch ${name}`, async () => {
      const tx = transaction([{ _id: 'p', _type: 'page', _rev: 'r0', ...before }])
      await tx.mutate({ patch: { id: 'p', ...patch } }, 0)
      expect(await tx.get('p')).toEqual({ _id: 'p', _type: 'page', _rev: 'tx1', _updatedAt: time, ...after })
    })
  }

  test('a replaced document keeps the time of its first creation and takes no revision from the client', async () => {
    const tx = transaction([page])
    await tx.mutate({ createOrReplace: { _id: 'p', _type: 'page', _rev: 'mine', _updatedAt: 'x' } }, 0)
    expect(await tx.get('p')).toEqual({
      _id: 'p',
      _type: 'page',
      _rev: 'tx1',
      _createdAt: page._createdAt,
      _updatedAt: time,
    })
  })

  test('an id that ends in a dot is completed, a missing one is generated', async () => {
    const tx = transaction([])
    const [first] = await tx.mutate({ create: { _id: 'drafts.', _type: 'page' } }, 0)
    const [second] = await tx.mutate({ create: { _type: 'page' } }, 1)
    expect(first?.id).toMatch(/^drafts\.\w{22}$/)
    expect(second?.id).toMatch(/^\w{22}$/)
  })

  test('array items get keys on request', async () => {
    const tx = transaction([page], { autoGenerateArrayKeys: true })
    await tx.mutate({ patch: { id: 'p', set: { rows: [{ a: 1 }, { _key: 'k' }, 'text'] } } }, 0)
    expect(await tx.get('p')).toMatchObject({
      rows: [{ a: 1, _key: expect.any(String) }, { _key: 'k' }, 'text'],
    })
  })

  test('createIfNotExists leaves what is there', async () => {
    const tx = transaction([page])
    expect(await tx.mutate({ createIfNotExists: { _id: 'p', _type: 'page' } }, 0)).toEqual([
      { id: 'p', operation: 'none' },
    ])
    expect(tx.effects()).toEqual([])
  })

  const refused: [string, LakeMutation, number, string][] = [
    ['create of what exists', { create: { _id: 'p', _type: 'page' } }, 409, 'documentAlreadyExistsError'],
    ['patch of what is missing', { patch: { id: 'x', set: { a: 1 } } }, 404, 'documentNotFoundError'],
    [
      'a wrong revision',
      { patch: { id: 'p', ifRevisionID: 'r9', set: { a: 1 } } },
      409,
      'documentRevisionIDDoesNotMatchError',
    ],
    ['a document without type', { create: { _id: 'n' } }, 400, 'malformedMutationError'],
    ['an id with a space', { create: { _id: 'n o', _type: 'page' } }, 400, 'malformedMutationError'],
    ['an unknown mutation', { destroy: { id: 'p' } }, 400, 'malformedMutationError'],
    ['two kinds at once', { create: { _type: 'page' }, delete: { id: 'p' } }, 400, 'malformedMutationError'],
    ['a change of type', { patch: { id: 'p', set: { _type: 'site' } } }, 400, 'malformedMutationError'],
    ['a path that does not parse', { patch: { id: 'p', set: { '[[[': 1 } } }, 400, 'malformedMutationError'],
    [
      'a field called __proto__',
      { patch: { id: 'p', set: { '__proto__.a': 1 } } },
      400,
      'malformedMutationError',
    ],
    [
      'insert without items',
      { patch: { id: 'p', insert: { after: 'rows[-1]' } } },
      400,
      'malformedMutationError',
    ],
    ['inc by a string', { patch: { id: 'p', inc: { n: '1' } } }, 400, 'malformedMutationError'],
    ['a patch without target', { patch: { set: { a: 1 } } }, 400, 'malformedMutationError'],
  ]
  for (const [name, mutation, status, type] of refused) {
    test(`refuses ${name}`, async () => {
      const error = await failure(transaction([page]).mutate(mutation, 0))
      expect([error.status, typeOf(error)]).toEqual([status, type])
    })
  }
})

describe('actions', () => {
  const edit = (patch: Record<string, unknown>) => ({
    actionType: 'sanity.action.document.edit',
    publishedId: 'p',
    draftId: 'drafts.p',
    patch,
  })

  test('an edit without a draft makes one, and the next edit of the request sees it', async () => {
    const tx = transaction([page])
    await applyActions(tx, [
      edit({ unset: ['_empty_action_guard_pseudo_field_'] }),
      edit({ set: { title: 'New' } }),
    ])
    expect(await tx.get('drafts.p')).toMatchObject({ _id: 'drafts.p', title: 'New' })
    const [effect] = tx.effects()
    expect(Object.keys(effect?.mutations[0] ?? {})).toEqual(['create'])
  })

  test('publish keeps the creation time, strengthens references and removes the draft', async () => {
    const reference = { _type: 'reference', _ref: 'a', _weak: true, _strengthenOnPublish: { type: 'page' } }
    const kept = {
      _type: 'reference',
      _ref: 'b',
      _weak: true,
      _strengthenOnPublish: { type: 'page', weak: true },
    }
    const tx = transaction([page, { _id: 'drafts.p', _type: 'page', _rev: 'd0', reference, kept }])
    await applyActions(tx, [
      { actionType: 'sanity.action.document.publish', publishedId: 'p', draftId: 'drafts.p' },
    ])
    expect(await tx.get('drafts.p')).toBeNull()
    expect(await tx.get('p')).toMatchObject({
      _createdAt: page._createdAt,
      reference: { _type: 'reference', _ref: 'a' },
      kept: { _type: 'reference', _ref: 'b', _weak: true },
    })
    expect((await tx.get('p'))?.reference).not.toHaveProperty('_weak')
  })

  test('unpublish keeps the content as a draft', async () => {
    const tx = transaction([page])
    await applyActions(tx, [
      { actionType: 'sanity.action.document.unpublish', publishedId: 'p', draftId: 'drafts.p' },
    ])
    expect(await tx.get('p')).toBeNull()
    expect(await tx.get('drafts.p')).toMatchObject({ title: 'Old' })
  })

  test('discard removes the draft, delete removes both', async () => {
    const draft = { ...page, _id: 'drafts.p' }
    for (const action of [
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.p' },
      { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.p' },
    ]) {
      const discarded = transaction([page, draft])
      await applyActions(discarded, [action])
      expect([await discarded.get('p'), await discarded.get('drafts.p')]).toEqual([page, null])
    }
    const release = { actionType: 'sanity.action.document.version.discard', versionId: 'versions.eofy.p' }
    expect((await failure(applyActions(transaction([page]), [release]))).status).toBe(501)
    const deleted = transaction([page, draft])
    await applyActions(deleted, [
      { actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: ['drafts.p'] },
    ])
    expect([await deleted.get('p'), await deleted.get('drafts.p')]).toEqual([null, null])
  })

  test('a stale revision refuses to publish', async () => {
    const tx = transaction([page, { ...page, _id: 'drafts.p', _rev: 'd1' }])
    const action = { actionType: 'sanity.action.document.publish', publishedId: 'p', draftId: 'drafts.p' }
    const stale = await failure(applyActions(tx, [{ ...action, ifDraftRevisionId: 'd0' }]))
    expect([stale.status, typeOf(stale)]).toEqual([409, 'documentRevisionIDDoesNotMatchError'])
    const other = await failure(applyActions(tx, [{ ...action, ifPublishedRevisionId: 'r9' }]))
    expect(other.status).toBe(409)
  })

  test('versions and releases get 501, an unknown action 400', async () => {
    const version = await failure(
      applyActions(transaction([]), [{ actionType: 'sanity.action.document.version.create' }]),
    )
    expect([version.status, version.message]).toEqual([501, expect.stringContaining('not supported')])
    const unknown = await failure(
      applyActions(transaction([]), [{ actionType: 'sanity.action.document.explode' }]),
    )
    expect(unknown.status).toBe(400)
  })
})
