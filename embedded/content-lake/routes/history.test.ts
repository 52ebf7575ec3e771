import type { SanityDocument } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
}, 60_000)
afterAll(() => lake.stop(), 30_000)

const ids = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` })

async function lastRevisions(id: string) {
  const answer = await lake.request(
    `/v1/data/history/production/documents/drafts.${id},${id}?lastRevision=true`,
  )
  return ((await answer.json()) as { documents: SanityDocument[] }).documents
}

test('a deleted document is restored to its last state, a draft that was published is not', async () => {
  for (const id of ['p', 'q']) {
    await lake.client.create({ _id: `drafts.${id}`, _type: 'page', title: 'First' })
    await lake.client.action({ actionType: 'sanity.action.document.publish', ...ids(id) })
  }
  const edit = { actionType: 'sanity.action.document.edit' as const, patch: { set: { title: 'Draft' } } }
  await lake.client.action({ ...edit, ...ids('q') })
  for (const id of ['p', 'q']) {
    const before = await lastRevisions(id)
    await lake.client.delete({ query: '*[sanity::versionOf($id)]', params: { id } })
    expect(await lastRevisions(id)).toEqual(before)
  }
  expect(await lastRevisions('p')).toMatchObject([{ _id: 'p', title: 'First' }])
  expect(await lastRevisions('q')).toMatchObject([
    { _id: 'drafts.q', title: 'Draft' },
    { _id: 'q', title: 'First' },
  ])
  expect(await lastRevisions('never')).toEqual([])
})

test('a draft at a published revision is the published document', async () => {
  const { _rev } = await lake.client.create({ _id: 'r', _type: 'page', title: 'First' })
  const at = async (revision: string) =>
    (await lake.request(`/v1/data/history/production/documents/drafts.r?revision=${revision}`)).json()
  expect(await at(_rev)).toMatchObject({ documents: [{ _id: 'r', title: 'First' }] })
  const { _rev: other } = await lake.client.create({ _id: 's', _type: 'page', title: 'Other' })
  expect(await at(other)).toEqual({ documents: [] })
})
