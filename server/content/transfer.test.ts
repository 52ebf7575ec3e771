import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sanityImport } from '@sanity/import'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#embedded/content-lake/testing/lake.ts'
import { isRecord } from '#platform/is-record.ts'
import { differenceBetween, isAsset, type StoredDocument } from './documents.ts'
import { exportContent } from './export.ts'
import { importContent } from './import.ts'
import { migrationRecord } from './migration-record.ts'
import { breakingLine, fillSites, reference } from './testing.ts'

let source: TestLake
let target: TestLake
let directory: string
const file = (name: string) => join(directory, `${name}.tar.gz`)

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-transfer-'))
  ;[source, target] = await Promise.all([startTestLake(), startTestLake()])
  await fillSites(source.client)
  await exportContent({ client: source.client, out: file('one'), tenant: 'one' })
  await exportContent({ client: source.client, out: file('two'), tenant: 'two' })
  await exportContent({ client: source.client, out: file('all') })
}, 180_000)
afterAll(async () => {
  await source?.stop()
  await target?.stop()
  await rm(directory, { recursive: true, force: true })
}, 60_000)
afterEach(() => target.client.delete({ query: '*' }))

const allOf = (lake: TestLake) =>
  lake.client.fetch<StoredDocument[]>('*[!(_type match "system.*")] | order(_id)')
const contentOf = async (lake: TestLake) => (await allOf(lake)).filter((document) => !isAsset(document))

/**
 * Documents with the bytes of pictures in place of their ids: the id of an SVG is the hash of its bytes before
 * cleaning.
 */
async function withBytes(documents: StoredDocument[], lake: TestLake) {
  const assets = (await allOf(lake)).filter(isAsset)
  const bytes = new Map<string, string>()
  for (const { _id, url } of assets) {
    const answer = await fetch(String(url))
    bytes.set(_id, Buffer.from(await answer.arrayBuffer()).toString('base64'))
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isRecord(value)) return value
    const { _rev, _updatedAt, ...fields } = value
    return Object.fromEntries(
      Object.entries(fields).map(([key, item]) => [
        key,
        key === '_ref' ? (bytes.get(String(item)) ?? item) : walk(item),
      ]),
    )
  }
  return documents.map(walk)
}

/** The message of a refused import. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'It was not refused.',
    (error: Error) => error.message,
  )

describe('there and back', () => {
  test('a site arrives in an empty dataset with its pictures and drafts, and nothing of another site', async () => {
    const done = await importContent({ client: target.client, file: file('one') })
    expect(done).toMatchObject({
      site: 'site-one',
      created: 5,
      replaced: 0,
      same: 0,
      uploaded: 4,
      transactions: 1,
    })
    const own = (await contentOf(source)).filter(({ _id }) => _id.includes('one'))
    expect(own).toHaveLength(5)
    expect(await withBytes(await contentOf(target), target)).toEqual(await withBytes(own, source))
    const names = (await allOf(target)).filter(isAsset).map(({ originalFilename }) => originalFilename)
    expect(names.sort()).toEqual(['blue.png', 'logo.svg', 'p.csv', 'red.png'])
  })

  test('all sites arrive as well, and a second import has nothing to do', async () => {
    await importContent({ client: target.client, file: file('all'), all: true })
    expect(await withBytes(await contentOf(target), target)).toEqual(
      await withBytes(await contentOf(source), source),
    )
    const again = await importContent({ client: target.client, file: file('all'), all: true })
    expect(again).toMatchObject({ created: 0, replaced: 0, same: 11, uploaded: 0, transactions: 0 })
  })

  test('a file imported where it came from finds every document and picture there', async () => {
    expect(await importContent({ client: source.client, file: file('one') })).toMatchObject({
      created: 0,
      same: 5,
      uploaded: 0,
    })
  })

  test('published documents alone, and without pictures', async () => {
    const out = file('bare')
    await exportContent({ client: source.client, out, tenant: 'one', drafts: false, assets: false })
    await importContent({ client: target.client, file: out })
    const there = await allOf(target)
    expect(there.map(({ _id }) => _id)).toEqual(['brand-one', 'page-one-a', 'page-one-b', 'site-one'])
    expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('.part'))
  })

  test('pictures that cannot be read are counted, and the file is refused unless they may be missing', async () => {
    const client = target.client
    const gone = `image-${'a'.repeat(40)}-8x8-png`
    const url = `${target.url}/images/local/production/${'a'.repeat(40)}-8x8.png`
    const tenant = reference('site-one')
    const logo = { _type: 'picture', alt: 'Logo', asset: reference(gone) }
    await client
      .transaction()
      .create({ _id: gone, _type: 'sanity.imageAsset', url })
      .create({ _id: 'site-one', _type: 'site', tenant, siteSlug: 'one', logo })
      .create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'x' })
      .commit()
    expect(await exportContent({ client, out: file('gone'), tenant: 'one' })).toMatchObject({
      documents: 1,
      missing: 1,
    })
    expect(await exportContent({ client, out: file('gone') })).toMatchObject({ documents: 1, missing: 1 })
    await client.delete({ query: '*' })
    expect(await refusal(importContent({ client, file: file('gone') }))).toMatch(
      /site-one names .*, which is not in the file/,
    )
    await importContent({ client, file: file('gone'), allowMissingAssets: true })
    expect(await client.getDocument('site-one')).toMatchObject({ logo: { _type: 'picture', alt: 'Logo' } })
  })

  test("Sanity's own import of the file gives the same documents", async () => {
    const options = { client: target.client, operation: 'create' as const }
    await sanityImport(createReadStream(file('all')), options)
    expect(await withBytes(await contentOf(target), target)).toEqual(
      await withBytes(await contentOf(source), source),
    )
  })
})

describe('an import writes nothing', () => {
  const untouched = async () => expect(await allOf(target)).toEqual([])

  test('of a file with another site than the one named', async () => {
    const client = target.client
    await client.create({ _id: 'site-two', _type: 'site', tenant: reference('site-two'), siteSlug: 'two' })
    const message = await refusal(importContent({ client, file: file('one'), tenant: 'two' }))
    expect(message).toContain('Nothing was written')
    expect(message).toContain('page-one-a belongs to site-one, not to site-two')
    expect(await client.fetch('count(*)')).toBe(1)
    expect(await refusal(importContent({ client, file: file('all'), tenant: 'two' }))).toContain('site-one')
    expect(await refusal(importContent({ client, file: file('all') }))).toContain(
      'The file holds one, two: use --all',
    )
  })

  test('over documents of another site, drafts included, with any option', async () => {
    const client = target.client
    const tenant = reference('site-two')
    await client.create({ _id: 'site-two', _type: 'site', tenant, siteSlug: 'two' })
    await client.create({ _id: 'drafts.page-one-a', _type: 'page', tenant, title: 'Of two' })
    const message = await refusal(importContent({ client, file: file('one'), existing: 'replace' }))
    expect(message).toContain('drafts.page-one-a is there already, of site-two; the file has it of site-one')
    expect(await client.fetch('*[]{title}')).toEqual([{ title: 'Of two' }, { title: null }])
  })

  test('over a document that differs, unless an option says what to do with it', async () => {
    const client = target.client
    await importContent({ client, file: file('one') })
    await client.patch('page-one-b').set({ title: 'Written here' }).unset(['back']).set({ extra: 1 }).commit()
    const message = await refusal(importContent({ client, file: file('one') }))
    expect(message).toMatch(
      /1 document of the file is there already and differs.*--replace.*\n {2}page-one-b/,
    )
    expect(await importContent({ client, file: file('one'), existing: 'keep' })).toMatchObject({
      kept: 1,
      same: 4,
    })
    expect(await client.getDocument('page-one-b')).toMatchObject({ title: 'Written here' })
    const trial = { client, file: file('one'), existing: 'replace' as const, dryRun: true }
    expect(await importContent(trial)).toMatchObject({ replaced: 1, same: 4, transactions: 0 })
    expect(await client.getDocument('page-one-b')).toMatchObject({ title: 'Written here' })
    expect(await importContent({ ...trial, dryRun: false })).toMatchObject({ replaced: 1, transactions: 1 })
    const [before, after] = [
      await source.client.getDocument('page-one-b'),
      await client.getDocument('page-one-b'),
    ]
    expect(differenceBetween(before as StoredDocument, after as StoredDocument)).toBeUndefined()
  })

  test('with a token that may only read', async () => {
    const client = target.clientWith({ token: target.accounts.viewerToken })
    expect(await refusal(importContent({ client, file: file('one') }))).toMatch(
      /^No document was written.*may not write/,
    )
    await untouched()
  })

  test('of a file that is cut off or is not an export, and in a dry run', async () => {
    const whole = await readFile(file('one'))
    await writeFile(file('cut'), whole.subarray(0, whole.length - 300))
    await writeFile(file('none'), 'Hello')
    expect(await refusal(importContent({ client: target.client, file: file('cut') }))).toContain(
      'cannot be read',
    )
    expect(await refusal(importContent({ client: target.client, file: file('none') }))).toContain(
      'cannot be read',
    )
    await importContent({ client: target.client, file: file('one'), dryRun: true })
    await untouched()
  })

  test('of a file with a migration that the dataset has not had; a file without one of the dataset’s is migrated', async () => {
    const client = target.client
    await client.createOrReplace(migrationRecord('2026-11-21-title', 'done', []))
    const migration = {
      name: '2026-11-21-title',
      description: 'Pages have a heading.',
      types: ['page'],
      covers: ['page.title'],
      change: ({ title, ...rest }: StoredDocument) => ({ ...rest, heading: title }) as StoredDocument,
    }
    await importContent({ client, file: file('one'), migrations: [migration] })
    expect(await client.getDocument('page-one-b')).toMatchObject({ heading: 'B' })
    await exportContent({ client, out: file('newer'), tenant: 'one' })
    await client.delete({ query: '*' })
    await client.create({ _id: 'site-x', _type: 'site', tenant: reference('site-x'), siteSlug: 'x' })
    expect(await refusal(importContent({ client, file: file('newer'), migrations: [migration] }))).toContain(
      'content:migrate -- --apply',
    )
  })
})

test('an import that breaks off says what is written, leaves no broken reference, and continues when run again', async () => {
  const line = await breakingLine(target.url, 2)
  const cut = target.client.withConfig({ apiHost: line.url })
  const official = target.client
  // Pictures are uploaded first and apart, so that the connection breaks among the documents.
  await sanityImport(createReadStream(file('one')), { client: official, operation: 'create' })
  await official.delete({ query: '*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]' })

  const message = await refusal(importContent({ client: cut, file: file('one'), maxBytes: 400 }))
  expect(message).toMatch(/broke off at transaction 3 of \d/)
  expect(message).toContain('site-one')
  expect(message).toContain('Run the same command again')
  const there = await contentOf(target)
  expect(there.length).toBeGreaterThan(0)
  expect(there.length).toBeLessThan(5)
  expect(await official.fetch('*[defined(tenant) && !defined(tenant->_id)]._id')).toEqual([])

  const again = await importContent({ client: official, file: file('one'), maxBytes: 400 })
  expect(again).toMatchObject({ same: there.length, created: 5 - there.length, uploaded: 0 })
  const own = (await contentOf(source)).filter(({ _id }) => _id.includes('one'))
  expect(await withBytes(await contentOf(target), target)).toEqual(await withBytes(own, source))
  await line.close()
})
