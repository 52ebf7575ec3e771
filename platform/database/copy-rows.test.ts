import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { CopyRows, copyRows } from './copy-rows.server.ts'

let database: TestSearch
beforeAll(async () => {
  database = await startTestSearch()
}, 60_000)
afterAll(() => database.stop())

test('rows arrive as they were sent: any text, numbers of any size, times and null', async () => {
  const client = await database.database.connect()
  try {
    await client.query('create temp table kept (id bigint, word text, doc json, yes boolean, at timestamptz)')
    const ids = [0, 1, -1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
    const words = ['', 'a\tb\\n', 'Škoda 🚗', '\\.', 'x'.repeat(200_000), '"', 'é'.repeat(70_000)]
    const at = new Date('1999-12-31T23:59:59.123Z')
    const rows = new CopyRows(5)
    for (const [place, id] of ids.entries()) {
      rows.row()
      rows.bigint(id)
      rows.text(words[place])
      rows.text(JSON.stringify({ word: words[place] }))
      rows.boolean(place % 2 === 0)
      rows.instant(at.getTime())
    }
    rows.row()
    rows.bigint(undefined)
    rows.text(undefined)
    rows.text(undefined)
    rows.boolean(false)
    rows.instant(undefined)
    await copyRows(client, 'kept', rows)
    const found = await client.query('select * from kept')
    expect(found.rows).toEqual([
      ...ids.map((id, place) => ({
        id: String(id),
        word: words[place],
        doc: { word: words[place] },
        yes: place % 2 === 0,
        at,
      })),
      { id: null, word: null, doc: null, yes: false, at: null },
    ])
  } finally {
    client.release()
  }
})

test('rows that the table refuses are an error, and the connection goes on', async () => {
  const client = await database.database.connect()
  try {
    await client.query('create temp table unique_ids (id bigint primary key)')
    const rows = new CopyRows(1)
    for (const id of [1, 1]) {
      rows.row()
      rows.bigint(id)
    }
    await expect(copyRows(client, 'unique_ids', rows)).rejects.toThrow('duplicate key')
    expect((await client.query('select * from unique_ids')).rowCount).toBe(0)
  } finally {
    client.release()
  }
})
