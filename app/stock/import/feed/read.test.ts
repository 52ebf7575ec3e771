import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterEach, describe, expect, test } from 'vitest'
import { delimitedRows } from './delimited.server.ts'
import { jsonRows } from './json.server.ts'
import { ndjsonRows } from './ndjson.server.ts'
import { openFeed } from './read.server.ts'
import { type FeedRow, longestRow } from './rows.ts'
import { xmlRows } from './xml.server.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

/** Rows of a file with these bytes: stock number and make by line, or why a line was not read. */
async function feed(name: string, bytes: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  undo.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), bytes)
  const opened = await openFeed(join(folder, name))
  const rows: unknown[][] = []
  for await (const part of opened.rows)
    for (const row of part)
      rows.push(
        'refused' in row
          ? [row.line, row.refused]
          : [row.line, row.draft.cells.stocknum, row.draft.cells.make],
      )
  return { rows, encoding: opened.encoding }
}

type Reader = (texts: AsyncIterable<string>) => AsyncGenerator<{ rows: FeedRow[] }>
async function rowsOf(reader: Reader, pieces: Iterable<string>) {
  async function* texts() {
    yield* pieces
  }
  const rows: FeedRow[] = []
  for await (const batch of reader(texts())) rows.push(...batch.rows)
  return rows
}

describe('tables', () => {
  test('commas, tabs, semicolons and bars separate alike', async () => {
    for (const mark of [',', '\t', ';', '|'])
      expect((await feed('a.csv', `stocknum${mark}make\nS1${mark}Kia`)).rows).toEqual([[2, 'S1', 'Kia']])
  })

  test('quotes inside quotes and line breaks inside cells are part of the cell, and lines are counted through them', async () => {
    const { rows } = await feed('a.csv', 'stocknum,make\r\n"S1","A ""fine""\r\nmake"\r\n\r\nS2,Kia\r\n')
    expect(rows).toEqual([
      [2, 'S1', 'A "fine"\nmake'],
      [5, 'S2', 'Kia'],
    ])
  })

  test('an inch mark in the middle of a cell is no quote', async () => {
    expect((await feed('a.csv', 'stocknum,make\nS1,18" alloys\nS2,Kia\n')).rows).toEqual([
      [2, 'S1', '18" alloys'],
      [3, 'S2', 'Kia'],
    ])
  })

  test('a quote that goes wrong costs its own line', async () => {
    expect((await feed('a.csv', 'stocknum,make\nS1,"Kia\nS2,"MG"\nS3,Kia\n')).rows).toEqual([
      [2, 'has a quote in the wrong place'],
      [3, 'S2', 'MG'],
      [4, 'S3', 'Kia'],
    ])
  })

  test('a row with too few or too many cells is refused: its cells may have shifted', async () => {
    expect((await feed('a.csv', 'stocknum,make\nS1\nS2,Kia,x\nS3,Kia,\n')).rows).toEqual([
      [2, 'has 1 cells, the first line 2'],
      [3, 'has 3 cells, the first line 2'],
      [4, 'S3', 'Kia'],
    ])
  })

  test('a byte order mark, UTF-16 and Windows-1252 are read for what they are', async () => {
    const table = 'stocknum,make\nS1,Citroën\n'
    expect(await feed('a.csv', `\ufeff${table}`)).toEqual({
      rows: [[2, 'S1', 'Citroën']],
      encoding: undefined,
    })
    for (const encoding of ['utf-16le', 'utf-16be'])
      expect(await feed('a.csv', iconv.encode(table, encoding, { addBOM: true }))).toEqual({
        rows: [[2, 'S1', 'Citroën']],
        encoding,
      })
    expect(await feed('a.csv', iconv.encode(table, 'win1252'))).toEqual({
      rows: [[2, 'S1', 'Citroën']],
      encoding: 'windows-1252',
    })
  })

  test('it does not matter where the file is cut into pieces', async () => {
    const table = 'stocknum,make\nS1,"a ""b"" c"\nS2,"x\ny"\n'
    const whole = await rowsOf(delimitedRows, [table])
    for (let at = 1; at < table.length; at++)
      expect(await rowsOf((texts) => delimitedRows(texts, 1), [table.slice(0, at), table.slice(at)])).toEqual(
        whole,
      )
  })

  test('a line of 200 MB is refused by its number, in little memory, and reading goes on behind it', async () => {
    const piece = 'x'.repeat(longestRow)
    function* pieces() {
      yield 'stocknum,make\nS1,Kia\nS2,'
      for (let count = 0; count < 200; count++) yield piece
      yield '\nS3,MG\n'
    }
    const before = process.memoryUsage().heapUsed
    const rows = await rowsOf(delimitedRows, pieces())
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60e6)
    expect(rows).toMatchObject([
      { line: 2, cells: ['S1', 'Kia'] },
      { line: 3, refused: 'is longer than 1 MB' },
      { line: 4, cells: ['S3', 'MG'] },
    ])
  })

  test('a quote that is never closed does not swallow the rest of a large file', async () => {
    const rest = Array.from({ length: 100_000 }, (_, row) => `T${row},Kia of the yard\n`)
    const rows = await rowsOf(delimitedRows, ['stocknum,make\nS1,"Kia\n', ...rest])
    expect(rows[0]).toMatchObject({ line: 2, refused: 'opens a quote that is not closed' })
    expect(rows).toHaveLength(100_001)
    expect(rows.at(-1)).toEqual({ line: 100_002, cells: ['T99999', 'Kia of the yard'] })
  })

  test('a table without a stock number is no feed', async () => {
    await expect(feed('a.csv', 'colour,make\nred,Kia\n')).rejects.toThrow('No column is the stock number')
    await expect(feed('a.csv', '')).rejects.toThrow('is empty')
  })
})

describe('documents', () => {
  test('JSON: an array, or an object that holds one, with the line each record begins on', async () => {
    expect(
      (await feed('a.json', '[\n{"stocknum":"S1","make":"Kia"},\n{"stocknum":"S2","make":"MG"}]')).rows,
    ).toEqual([
      [2, 'S1', 'Kia'],
      [3, 'S2', 'MG'],
    ])
    expect(
      (await feed('a.json', '{"dealer":"x",\n"vehicles":[\n{"stocknum":"S1","make":"Kia"}]}')).rows,
    ).toEqual([[3, 'S1', 'Kia']])
  })

  test('JSON that is broken or cut off is refused as a whole', async () => {
    await expect(feed('a.json', '[{"stocknum":"S1"},{"stock')).rejects.toThrow('cut off')
    await expect(feed('a.json', '[{"stocknum":"S1"} oops')).rejects.toThrow('Line 1 is not JSON')
  })

  test('JSON whose one record never ends is refused before it fills the memory', async () => {
    function* pieces() {
      yield '[{"stocknum":"'
      for (let count = 0; count < 50; count++) yield 'x'.repeat(longestRow)
    }
    await expect(rowsOf(jsonRows, pieces())).rejects.toThrow('longer than 1 MB')
  })

  test('NDJSON: a bad line costs itself alone', async () => {
    expect(
      (await feed('a.ndjson', '{"stocknum":"S1","make":"Kia"}\n{oops\n[1]\n\n{"stocknum":"S2","make":"MG"}'))
        .rows,
    ).toEqual([
      [1, 'S1', 'Kia'],
      [2, 'is not JSON'],
      [3, 'is not a JSON object'],
      [5, 'S2', 'MG'],
    ])
    const huge = await rowsOf(ndjsonRows, [
      '{"a":"',
      ...Array(5).fill('x'.repeat(longestRow)),
      '"}\n{"stocknum":"S2"}',
    ])
    expect(huge).toEqual([
      { line: 1, refused: 'is longer than 1 MB' },
      { line: 2, record: { stocknum: 'S2' } },
    ])
  })

  test('XML: elements of a list, namespaces and repeated elements', async () => {
    const rows = await rowsOf(xmlRows, [
      '<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Stock</title>\n',
      '<item><g:id>S1</g:id><g:image><url>a</url></g:image><g:image><url>b</url></g:image><note><![CDATA[1 < 2]]></note></item>\n',
      '<item><g:id>S2</g:id></item></channel></rss>',
    ])
    expect(rows).toEqual([
      { line: 3, record: { id: 'S1', image: [{ url: 'a' }, { url: 'b' }], note: '1 < 2' } },
      { line: 4, record: { id: 'S2' } },
    ])
  })

  test('XML that is broken, bottomless or nested without end is refused', async () => {
    await expect(rowsOf(xmlRows, ['<stock><vehicle>'])).rejects.toThrow('not XML')
    await expect(rowsOf(xmlRows, ['<a>'.repeat(1000)])).rejects.toThrow('nested too deeply')
    const bottomless = ['<stock><vehicle><id>', ...Array(5).fill('x'.repeat(longestRow))]
    await expect(rowsOf(xmlRows, bottomless)).rejects.toThrow('longer than 1 MB')
  })

  test('XML entities of a file are not followed', async () => {
    await expect(
      rowsOf(xmlRows, [
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><stock><vehicle><id>&e;</id></vehicle></stock>',
      ]),
    ).rejects.toThrow('not XML')
  })
})
