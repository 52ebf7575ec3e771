import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#embedded/content-lake/testing/lake.ts'
import { changesBetween, isAsset, isRecord, type StoredDocument } from './documents.ts'
import { exportContent } from './export.ts'
import { importContent } from './import.ts'
import { migrationRecord } from './migration-record.ts'
import { breakingLine } from './testing.ts'

let source: TestLake
let target: TestLake
let directory: string
const file = (name: string) => join(directory, `${name}.tar.gz`)
const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** Two sites, each with a picture of its own, one picture of both, a brand, pages that refer to each other. */
async function fill(client: SanityClient) {
  const picture = async (colour: string) =>
    (
      await client.assets.upload(
        'image',
        await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
          .png()
          .toBuffer(),
        { filename: `${colour}.png` },
      )
    )._id
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"><rect width="8" height="8"/></svg>',
  )
  const logo = (await client.assets.upload('image', drawing, { filename: 'logo.svg' }))._id
  const brochure = (
    await client.assets.upload('file', Buffer.from('price;day\n1;2\n'), { filename: 'p.csv' })
  )._id
  const [red, green, blue] = [await picture('red'), await picture('green'), await picture('blue')]
  const transaction = client.transaction()
  for (const [slug, own] of [
    ['one', red],
    ['two', green],
  ] as const) {
    const tenant = reference(`site-${slug}`)
    const image = (asset: string | undefined) => ({
      _type: 'picture',
      alt: 'Ute',
      asset: reference(asset ?? ''),
    })
    transaction
      .create({ _id: `site-${slug}`, _type: 'site', tenant, siteSlug: slug, name: slug, logo: image(logo) })
      .create({ _id: `brand-${slug}`, _type: 'brand', tenant, name: 'Isuzu', photo: image(blue) })
      .create({
        _id: `page-${slug}-a`,
        _type: 'page',
        tenant,
        title: 'A\u2028B ☂',
        next: reference(`page-${slug}-b`),
        blocks: [{ _type: 'hero', _key: 'h', image: image(own), brand: reference(`brand-${slug}`) }],
      })
      .create({ _id: `page-${slug}-b`, _type: 'page', tenant, title: 'B', back: reference(`page-${slug}-a`) })
      .create({
        _id: `drafts.page-${slug}-b`,
        _type: 'page',
        tenant,
        title: 'B, to come',
        brochure: { _type: 'file', asset: reference(brochure) },
      })
  }
  await transaction.create({ _id: 'seed.demo', _type: 'demoSeed' }).commit()
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-transfer-'))
  source = await startTestLake()
  target = await startTestLake()
  await fill(source.client)
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

/** Documents with the pictures' bytes in place of their ids: those of a drawing follow its bytes before it is cleaned. */
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
  test('a site arrives in an empty dataset with its pictures and drafts, and nothing of another', async () => {
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

  test('everything arrives likewise, and once more nothing is left to do', async () => {
    await importContent({ client: target.client, file: file('all'), all: true })
    expect(await withBytes(await contentOf(target), target)).toEqual(
      await withBytes(await contentOf(source), source),
    )
    const again = await importContent({ client: target.client, file: file('all'), all: true })
    expect(again).toMatchObject({ created: 0, replaced: 0, same: 11, uploaded: 0, transactions: 0 })
  })

  test('a file put back where it came from finds every document and picture there', async () => {
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

  test('of a file with another site than the one that was named', async () => {
    const client = target.client
    await client.create({ _id: 'site-two', _type: 'site', tenant: reference('site-two'), siteSlug: 'two' })
    const message = await refusal(importContent({ client, file: file('one'), tenant: 'two' }))
    expect(message).toContain('Nothing was written')
    expect(message).toContain('page-one-a belongs to site-one, not to site-two')
    expect(await client.fetch('count(*)')).toBe(1)
    expect(await refusal(importContent({ client, file: file('all'), tenant: 'two' }))).toContain('site-one')
    expect(await refusal(importContent({ client, file: file('all') }))).toContain(
      'The file holds one, two: say --all',
    )
  })

  test('over documents of another site, drafts among them, whatever is said', async () => {
    const client = target.client
    const tenant = reference('site-two')
    await client.create({ _id: 'site-two', _type: 'site', tenant, siteSlug: 'two' })
    await client.create({ _id: 'drafts.page-one-a', _type: 'page', tenant, title: 'Of two' })
    const message = await refusal(importContent({ client, file: file('one'), existing: 'replace' }))
    expect(message).toContain('drafts.page-one-a is there already, of site-two; the file has it of site-one')
    expect(await client.fetch('*[]{title}')).toEqual([{ title: 'Of two' }, { title: null }])
  })

  test('over a document that differs, unless it is said what is to happen to it', async () => {
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
    expect(changesBetween(before as StoredDocument, after as StoredDocument)).toBeUndefined()
  })

  test('of a file that is cut off, is none, or is a trial', async () => {
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

  test('of a file made before or after a migration the dataset has not had, and brings older ones up to date', async () => {
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

test('an import that breaks off says what is written, leaves no reference open, and goes on when run again', async () => {
  const line = await breakingLine(target.url, 2)
  const cut = target.client.withConfig({ apiHost: line.url })
  const official = target.client
  // Pictures first and apart, so that the cut line falls among the documents.
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
