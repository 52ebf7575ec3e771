import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from './testing/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  const transaction = lake.client.transaction()
  for (let at = 0; at < 1_004; at++)
    transaction.create({ _id: `note-${String(at).padStart(4, '0')}`, _type: 'note', text: `A\u2028B ${at}` })
  await transaction.create({ _id: 'drafts.page', _type: 'page', title: 'Draft' }).commit()
}, 60_000)
afterAll(() => lake.stop(), 30_000)

async function exported(query = '') {
  const answer = await lake.request(`/v2025-02-19/data/export/production${query}`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/x-ndjson/)
  const lines = (await answer.text()).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as { _id?: string; nextCursor?: string })
}

test('an export has every document once, drafts too, exactly as they are', async () => {
  const documents = await exported()
  expect(documents).toHaveLength(1_005)
  expect(documents.find(({ _id }) => _id === 'note-0007')).toEqual(await lake.client.getDocument('note-0007'))
  expect(documents.map(({ _id }) => _id)).toContain('drafts.page')
})

test('an export may be limited to types, and read by cursor a page at a time', async () => {
  expect(await exported('?types=page,site')).toMatchObject([{ _id: 'drafts.page' }])
  const first = await exported('?nextCursor=&types=note')
  expect(first).toHaveLength(1_001)
  const cursor = first.at(-1)?.nextCursor
  expect(cursor).toBe('note-0999')
  const second = await exported(`?types=note&nextCursor=${cursor}`)
  expect(second.map(({ _id }) => _id)).toEqual(['note-1000', 'note-1001', 'note-1002', 'note-1003'])
})

test('an export needs a token, and its dataset', async () => {
  const path = '/v2025-02-19/data/export'
  expect((await lake.request(`${path}/production`, { headers: {} })).status).toBe(401)
  expect((await lake.request(`${path}/staging`)).status).toBe(404)
})
