import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FeedError } from './feed/rows.ts'
import { readInThread } from './reader-thread.server.ts'
import { type Reading, type RowBatch, readRows } from './row-reader.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-thread-'))
})
afterAll(() => rm(folder, { recursive: true }))

const header = 'stocknum,car_type,year,make,model,price,cost_price,created_at,custom_rank,images,odd'
const car = (place: number) =>
  place % 50 === 0
    ? `S${place},used,2021,Toyota,Corolla,cheap,1,,,,`
    : `S${place},used,2021,Škoda,"Octavia ${place}",${place},9000,2026-01-01,${place % 3 || ''},https://x.au/${place}.jpg|https://x.au/b.jpg,?`
const cars = (count: number) =>
  [header, ...Array.from({ length: count }, (_, at) => car(at + 1)), car(7)].join('\n')

async function reading(text: string): Promise<Reading> {
  const file = join(folder, 'feed.csv')
  await writeFile(file, text)
  const options = { format: undefined, imagesDir: undefined, meanings: {}, thisYear: 2026, withRecords: true }
  return { tenant: 'alpha', source: { file }, dataDir: folder, ...options }
}

async function read(reader: typeof readRows, text: string) {
  const asked = await reading(text)
  const batches: RowBatch[] = []
  const outcome = await reader(asked, async (batch) => void batches.push(batch))
  return { batches, outcome, report: await readFile(outcome.rejectFile!, 'utf8') }
}

test('a thread tells the same rows, counts and report as reading here does', async () => {
  const text = cars(6000)
  const here = await read(readRows, text)
  expect(here.outcome).toMatchObject({ rows: 6001, rejected: 121, unknownColumns: ['odd'] })
  expect(here.report).toContain('\r\n6002,S7,no,stocknum,S7,stands on line 8 already\r\n')
  expect(here.batches.length).toBeGreaterThan(1)
  expect(await read(readInThread, text)).toEqual(here)
})

test('a feed that cannot be read is refused by the same words from a thread', async () => {
  const asked = await reading('a,b\n1,2')
  const refusal = await readInThread(asked, async () => undefined).catch((error) => error)
  expect(refusal).toBeInstanceOf(FeedError)
  expect(refusal.message).toBe(
    'No column is the stock number of the format forecourt. Columns: a, b. Use --dry-run to see what they may be.',
  )
})

test('who cannot take a batch is offered no further one, and the thread ends', async () => {
  const asked = await reading(cars(20_000))
  let offered = 0
  const failed = readInThread(asked, async () => {
    offered++
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
  expect(offered).toBe(1)
})
