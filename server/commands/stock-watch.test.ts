import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVehicle } from '#app/stock/store/store.server.ts'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { eventually } from '#tests/product/index.ts'
import { watchFolder } from './stock-watch.ts'

let search: TestSearch
let folder: string
beforeAll(async () => {
  search = await startTestSearch()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-watch-'))
}, 60_000)
afterAll(async () => {
  await search.stop()
  await rm(folder, { recursive: true })
})

test('feeds that arrive in a folder are imported and moved away with their reports', async () => {
  const ending = new AbortController()
  const lines: string[] = []
  const client = { client: search.admin, prefix: '', appId: 'local' }
  const watching = watchFolder(
    folder,
    { pool: search.database, tenant: 'alpha', dataDir: folder, search: client },
    { print: (line) => lines.push(line), quietMs: 50, signal: ending.signal },
  )
  const names = async (within: string) =>
    (await readdir(join(folder, within))).map((name) => name.slice(25)).sort()
  await eventually(async () => expect(lines[0]).toMatch(/^Waiting for feeds/))
  const cars = ['A', 'B', 'C'].map((stocknum) => `${stocknum},used,Kia,Rio`)
  await writeFile(
    join(folder, 'good.csv'),
    ['stocknum,car_type,make,model', ...cars, 'D,hire,Kia,Rio'].join('\n'),
  )
  await eventually(async () => expect(await names('done')).toEqual(['good.csv', 'good.rejects.csv']), {
    within: 15_000,
  })
  expect(await readVehicle(search.database, 'alpha', 'kia-rio-a')).toMatchObject({ stocknum: 'A' })

  await writeFile(
    join(folder, 'broken.json'),
    '[{"stocknum":"A","car_type":"used","make":"Kia","model":"Rio"},',
  )
  await writeFile(join(folder, 'short.csv'), 'stocknum,car_type,make,model\nA,used,Kia,Rio\n')
  await writeFile(join(folder, 'notes.pdf'), 'no feed')
  await eventually(async () => expect(await names('failed')).toEqual(['broken.json', 'short.csv']), {
    within: 15_000,
  })
  expect(lines.join('\n')).toContain('2 of 3 vehicles in stock would be withdrawn')
  expect(await readdir(folder)).toContain('notes.pdf')
  ending.abort()
  await watching
}, 60_000)
