import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  incomingFolder,
  type ReceivedFile,
  receiveFile,
  sweepIncoming,
} from '#app/forms/received-file.server.ts'
import { inTransaction } from '#app/page/transaction.server.ts'
import type { Visitor } from '#app/page/visitor.ts'
import { WriteUnavailable } from '#app/page/write.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { installJobs } from '#platform/jobs/boss.ts'
import { startTestDatabase, type TestDatabase } from '#platform/jobs/testing/database.ts'
import { runJobs } from '#platform/jobs/testing/run-jobs.ts'
import { shopperLeads } from '../shopper.server.ts'
import { leadMigrations } from '../store/migrations.server.ts'
import { fileFolder } from './file-folder.server.ts'
import { removeFilesJob } from './file-jobs.server.ts'
import { type LeadFiles, leadFiles, newFiles } from './lead-files.server.ts'

const tenant = 'site-corner'
const phone = '+61491570156'
const prepared = async () => {}
let database: TestDatabase
let dataDir: string
let folder: ReturnType<typeof fileFolder>
let files: LeadFiles

beforeAll(async () => {
  database = await startTestDatabase()
  await migrate(database.pool, leadMigrations)
  await installJobs(database.url, [removeFilesJob])
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-files-'))
  folder = fileFolder(dataDir)
  files = leadFiles({ database: database.pool, folder })
}, 60_000)
afterAll(async () => {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function* bytes(text: string) {
  yield Buffer.from(text)
}
const received = (text: string): Promise<ReceivedFile> =>
  receiveFile(
    { filename: `${text}.pdf`, chunks: bytes(`%PDF-1.7 ${text}`) },
    { folder: incomingFolder(dataDir), most: 1000, note: () => {} },
  )
const stored = () => readdir(join(dataDir, 'lead-files', tenant)).catch((): string[] => [])

/** A lead with these files; `fail` is thrown behind them. */
async function keep(names: string[], fail?: Error) {
  const sent = await Promise.all(names.map(async (name) => ({ field: 'Papers', file: await received(name) })))
  return files.undoing(tenant, (kept) =>
    inTransaction({ database: database.pool, prepared }, tenant, async (transaction) => {
      const { rows } = await transaction.query<{ id: string }>(
        `insert into leads (tenant, kind, category, lead_status, form_completed, phone, fields, sent)
         values ($1, 'custom', 'Papers', 'Complete', true, $2, '{}', '{}') returning id`,
        [tenant, phone],
      )
      const lead = Number(rows[0]!.id)
      await files.keep(transaction, { lead }, newFiles(sent), kept)
      if (fail) throw fail
      return lead
    }),
  )
}

test('files are there with their lead, or not at all', async () => {
  const lead = await keep(['one', 'two'])
  const kept = await files.of(tenant, lead)
  expect(kept.map(({ name, type }) => [name, type])).toEqual([
    ['one.pdf', 'application/pdf'],
    ['two.pdf', 'application/pdf'],
  ])
  expect(await readFile(folder.pathOf(tenant, kept[0]!.id), 'utf8')).toBe('%PDF-1.7 one')
  expect(await files.of('site-other', lead)).toEqual([])
  const before = await stored()
  await expect(keep(['three'], new Error('taken'))).rejects.toThrow('taken')
  expect(await stored()).toEqual(before)
})

test('where nobody knows whether a lead is there its file stays until the sweep, which deletes what has no row', async () => {
  const before = await stored()
  await expect(keep(['four'], new WriteUnavailable('lost'))).rejects.toThrow('lost')
  expect((await stored()).length).toBe(before.length + 1)
  const known = async (of: string, ids: readonly string[]) => {
    expect(of).toBe(tenant)
    return new Set(ids.filter((id) => before.includes(id)))
  }
  expect(await folder.sweep(new Date(Date.now() - 3600_000), known)).toBe(0)
  expect(await folder.sweep(new Date(Date.now() + 1000), known)).toBe(1)
  expect((await stored()).sort()).toEqual([...before].sort())
})

test('what never became a lead is swept from where it came in', async () => {
  const { path } = await received('five')
  expect(await sweepIncoming(incomingFolder(dataDir), new Date(Date.now() - 3600_000))).toBe(0)
  expect(await readFile(path, 'utf8')).toContain('five')
  expect(await sweepIncoming(incomingFolder(dataDir), new Date(Date.now() + 1000))).toBeGreaterThan(0)
  expect(await readdir(incomingFolder(dataDir))).toEqual([])
})

test('with what a shopper has deleted go the files', async () => {
  await keep(['six'])
  const visitor = { phone } as Visitor
  await inTransaction({ database: database.pool, prepared }, tenant, async (transaction) => {
    await shopperLeads(database.pool).erase?.(transaction, visitor)
  })
  expect((await stored()).length).toBeGreaterThan(0)
  const services = { env: { DATA_DIR: dataDir } as never }
  expect(await runJobs(database.pool, { jobs: [removeFilesJob], services })).toEqual({ done: 1, failed: 0 })
  expect(await stored()).toEqual([])
  const rows = await database.pool.query('select 1 from lead_files')
  expect(rows.rowCount).toBe(0)
})

test('a file is found by its id alone', () => {
  expect(() => folder.pathOf(tenant, '../../secret')).toThrow('named by its id')
  expect(() => folder.pathOf('../x', 'b4ab3bb6-0a52-4d3c-9d8c-5c51bd0cf9a9')).toThrow('names no folder')
})
