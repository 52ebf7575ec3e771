import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#embedded/content-lake/testing/lake.ts'
import { changeObjects, renameField } from '#schemas/define-migration.ts'
import { runMigration } from './migrate.ts'
import type { NamedMigration } from './migrations.ts'
import { breakingLine } from './testing.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
}, 90_000)
afterAll(() => lake?.stop(), 30_000)
afterEach(() => lake.client.delete({ query: '*' }))

const rename: NamedMigration = {
  name: '2026-11-21-hero-title',
  description: 'The heading of a hero is called title.',
  types: ['page'],
  covers: ['hero.heading'],
  change: (document) => changeObjects(document, 'hero', (block) => renameField(block, 'heading', 'title')),
}
const hero = (words: object) => ({ _type: 'hero', _key: 'h', ...words })

async function fill() {
  const transaction = lake.client.transaction()
  for (const id of ['a', 'drafts.a', 'b'])
    transaction.create({ _id: id, _type: 'page', count: 1, blocks: [hero({ heading: id })] })
  await transaction
    .create({ _id: 'c', _type: 'page', count: 1, blocks: [hero({ title: 'c' })] })
    .create({ _id: 'offer', _type: 'offer', blocks: [hero({ heading: 'as it is' })] })
    .commit()
}

const titles = () => lake.client.fetch('*[_type == "page"] | order(_id) {_id, "title": blocks[0].title}')

test('a dry run counts and shows differences, and changes nothing', async () => {
  await fill()
  const before = await lake.client.fetch('* | order(_id)')
  const done = await runMigration({ client: lake.client, migration: rename })
  expect(done).toMatchObject({ before: false, looked: 4, transactions: 0 })
  expect([...done.changed]).toEqual([['page', 3]])
  expect(done.examples).toContain('a: blocks[_key=="h"].heading: "a" → nothing')
  expect(await lake.client.fetch('* | order(_id)')).toEqual(before)
})

test('a migration changes drafts and published documents in one transaction, once', async () => {
  await fill()
  const done = await runMigration({ client: lake.client, migration: rename, apply: true })
  expect(done.transactions).toBe(1)
  expect(await titles()).toEqual([
    { _id: 'a', title: 'a' },
    { _id: 'b', title: 'b' },
    { _id: 'c', title: 'c' },
    { _id: 'drafts.a', title: 'drafts.a' },
  ])
  expect(await lake.client.getDocument('offer')).toMatchObject({ blocks: [hero({ heading: 'as it is' })] })
  expect(new Set(await lake.client.fetch('*[_type == "page" && _id != "c"]._rev')).size).toBe(1)
  expect(await runMigration({ client: lake.client, migration: rename, apply: true })).toMatchObject({
    before: true,
    looked: 0,
  })
})

const counting: NamedMigration = {
  ...rename,
  name: '2026-11-22-count',
  change: (document) => ({ ...document, count: Number(document.count) + 1 }),
}
const counts = () => lake.client.fetch<number[]>('*[_type == "page"].count')

test('a migration that fails on a document changes nothing, and names the document', async () => {
  await fill()
  const failing: NamedMigration = {
    ...counting,
    change(document) {
      if (document._id === 'c') throw new Error('there is no count')
      return counting.change(document)
    },
  }
  await expect(runMigration({ client: lake.client, migration: failing, apply: true })).rejects.toThrow(
    '2026-11-22-count fails on c: there is no count. Nothing was changed.',
  )
  expect(await counts()).toEqual([1, 1, 1, 1])
})

test('a document that somebody changes meanwhile stops the migration, with nothing changed', async () => {
  await fill()
  const meanwhile = lake.client.withConfig({})
  const mutate = meanwhile.mutate.bind(meanwhile)
  meanwhile.mutate = (async (...given: Parameters<typeof mutate>) => {
    await lake.client.patch('b').set({ note: 'written by an editor' }).commit()
    return mutate(...given)
  }) as typeof mutate
  await expect(runMigration({ client: meanwhile, migration: counting, apply: true })).rejects.toThrow(
    /unexpected revision[\s\S]*Nothing was changed/,
  )
  expect(await counts()).toEqual([1, 1, 1, 1])
  expect(await runMigration({ client: lake.client, migration: counting, apply: true })).toMatchObject({
    looked: 4,
  })
  expect(await counts()).toEqual([2, 2, 2, 2])
})

test('a migration that breaks off half-way says so, and continues without changing a document twice', async () => {
  await fill()
  const line = await breakingLine(lake.url, 2)
  const client = lake.client.withConfig({ apiHost: line.url })
  const request = { migration: counting, apply: true, maxBytes: 20 }
  await expect(runMigration({ ...request, client })).rejects.toThrow(
    /broke off at transaction 3 of 4[\s\S]*2 documents are changed, 2 documents are not/,
  )
  expect((await counts()).sort()).toEqual([1, 1, 2, 2])
  const done = await runMigration({ ...request, client: lake.client })
  expect([...done.changed]).toEqual([['page', 2]])
  expect(await counts()).toEqual([2, 2, 2, 2])
  await line.close()
})
