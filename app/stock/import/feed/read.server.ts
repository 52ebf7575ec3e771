import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { isRecord } from '#platform/is-record.ts'
import { text } from './clean.ts'
import { type ColumnMeanings, Columns, detectFormat, formats } from './columns.ts'
import { decoded } from './decode.server.ts'
import { delimitedRows } from './delimited.server.ts'
import type { Draft } from './draft.ts'
import type { Format } from './formats/format.ts'
import { jsonRows } from './json.server.ts'
import { ndjsonRows } from './ndjson.server.ts'
import { type FeedBatch, FeedError, type UnreadRow } from './rows.ts'
import { noTraces, type Traces, tracesInCells, tracesInDraft } from './traces.ts'
import { xmlRows } from './xml.server.ts'

/** A row as one draft, or why it could not be read. */
export type DraftRow =
  | { line: number; draft: Draft }
  | { line: number; refused: string; traces: Traces; cutOff: boolean }

/** A feed being read; what is known of it grows while rows come. */
export interface Feed {
  rows: AsyncGenerator<DraftRow[]>
  /** Bytes of the file, and how many were read. */
  size: number
  readonly read: number
  readonly format: Format | undefined
  /** Columns nobody knows, as the file writes them. */
  readonly unknown: readonly string[]
  /** Columns that are read by the word of the tenant. */
  readonly told: readonly string[]
  /** Where it is not UTF-8. */
  readonly encoding: string | undefined
}

const readers = { delimited: delimitedRows, ndjson: ndjsonRows, json: jsonRows, xml: xmlRows }

/** Opens a feed file. @throws FeedError where it cannot be read as a feed at all */
export async function openFeed(
  file: string,
  formatKey?: string,
  meanings: ColumnMeanings = {},
): Promise<Feed> {
  const chosen = formatKey === undefined ? undefined : formats.find(({ key }) => key === formatKey)
  if (formatKey !== undefined && !chosen)
    throw new FeedError(
      `There is no format ${formatKey}. Formats: ${formats.map(({ key }) => key).join(', ')}.`,
    )
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new FeedError(`${file} is not a file that can be read.`)
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  let encoding: string | undefined
  const texts = decoded(stream, (other) => {
    encoding = other
  })
  const kind = await kindOf(file)
  const drafts = new Drafts(chosen, meanings)
  return {
    rows: drafts.of(readers[kind](texts)),
    size: found.size,
    get read() {
      return stream.bytesRead
    },
    get format() {
      return drafts.format
    },
    get unknown() {
      return drafts.unknown
    },
    get told() {
      return drafts.told
    },
    get encoding() {
      return encoding
    },
  }
}

/** The first values of each column of a feed, by its heading; nothing of rows that cannot be read. */
export async function sampleColumns(file: string, most = 500): Promise<Map<string, string[]>> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  const values = new Map<string, string[]>()
  const add = (name: string, value: unknown) => {
    const all = values.get(name) ?? []
    const cell = text(value)
    if (cell !== undefined) all.push(cell)
    values.set(name, all)
  }
  let header: string[] = []
  let rows = 0
  try {
    for await (const batch of readers[await kindOf(file)](decoded(stream, () => {}))) {
      header = batch.header ?? header
      for (const name of header) if (!values.has(name)) values.set(name, [])
      for (const row of batch.rows) {
        if ('refused' in row) continue
        if (++rows > most) return values
        if ('cells' in row) for (const [at, name] of header.entries()) add(name, row.cells[at])
        else for (const name of columnsOf(row.record)) add(name, valueAt(row.record, name))
      }
    }
  } catch (error) {
    // What breaks off further down has values up to there.
    if (!(error instanceof FeedError)) throw error
  } finally {
    stream.destroy()
  }
  return values
}

const valueAt = (record: unknown, name: string): unknown => {
  if (!isRecord(record)) return undefined
  if (name in record) return record[name]
  const [first = '', ...rest] = name.split('.')
  return valueAt(record[first], rest.join('.'))
}

/** A feed of records at hand, in our own format. */
export function feedOf(records: Iterable<Record<string, unknown>>, format = formats[0]!): Feed {
  const drafts = new Drafts(format, {})
  async function* batches(): AsyncGenerator<FeedBatch> {
    let line = 0
    for (const record of records) yield { rows: [{ line: ++line, record }] }
  }
  return {
    rows: drafts.of(batches()),
    size: 0,
    read: 0,
    format,
    get unknown() {
      return drafts.unknown
    },
    told: [],
    encoding: undefined,
  }
}

/** What a file is written in, by its beginning rather than by its name. */
async function kindOf(file: string): Promise<keyof typeof readers> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0)
    const begin = buffer
      .subarray(0, bytesRead)
      .toString('latin1')
      .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
      .replaceAll('\0', '')
    const text = begin.trimStart()
    if (text === '') throw new FeedError(`${file} is empty.`)
    if (text.startsWith('<')) return 'xml'
    if (text.startsWith('[')) return 'json'
    if (!text.startsWith('{')) return 'delimited'
    return /\.(?:ndjson|jsonl)$/i.test(file) || isWholeObject(text.split('\n')[0]!) ? 'ndjson' : 'json'
  } finally {
    await handle.close()
  }
}

/** One object on a line of its own: the first of many, unless it holds the list itself. */
function isWholeObject(line: string) {
  try {
    return !Object.values(JSON.parse(line) as object).some(
      (value) =>
        Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'make' in value[0],
    )
  } catch {
    return false
  }
}

class Drafts {
  private columns: Columns | undefined
  private chosen: Format | undefined
  private header: readonly string[] = []

  private readonly meanings: ColumnMeanings

  constructor(chosen: Format | undefined, meanings: ColumnMeanings) {
    this.chosen = chosen
    this.meanings = meanings
  }

  get format() {
    return this.columns?.format ?? this.chosen
  }

  get unknown() {
    return [...(this.columns?.unknown ?? [])]
  }

  get told() {
    return [...(this.columns?.told ?? [])]
  }

  async *of(batches: AsyncIterable<FeedBatch>): AsyncGenerator<DraftRow[]> {
    let fromCells: ((cells: readonly string[]) => Draft) | undefined
    for await (const { header, rows } of batches) {
      if (header) fromCells = this.startTable(header).forHeader(header)
      this.header = header ?? this.header
      const drafts: DraftRow[] = []
      for (const row of rows) {
        const { line } = row
        if ('refused' in row) drafts.push(this.refused(row))
        else if ('cells' in row) drafts.push({ line, draft: fromCells!(row.cells) })
        else
          drafts.push({
            line,
            draft: (this.columns ?? this.start(columnsOf(row.record))).fromRecord(row.record),
          })
      }
      yield drafts
    }
  }

  private refused({ line, refused, rough, cutOff = false }: UnreadRow): DraftRow {
    const { columns, header } = this
    const of = { line, reason: refused }
    const row = { line, refused, cutOff }
    if (!rough || !columns) return { ...row, traces: noTraces(of) }
    if ('record' in rough) return { ...row, traces: tracesInDraft(of, columns.fromRecord(rough.record)) }
    const column = header.findIndex((name) => columns.knows('stocknum', [name]))
    return { ...row, traces: tracesInCells(of, rough, column, header.length) }
  }

  private start(columns: readonly string[]) {
    this.columns = new Columns(this.chosen ?? detectFormat(columns), this.meanings)
    return this.columns
  }

  private startTable(header: readonly string[]) {
    const columns = this.start(header)
    if (columns.knows('stocknum', header)) return columns
    const names = header.slice(0, 12).join(', ')
    throw new FeedError(
      `No column is the stock number of the format ${columns.format.key}. Columns: ${names}. Use --dry-run to see what they may be.`,
    )
  }
}

/** Names of a record's fields, nested ones with a dot. */
function columnsOf(record: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    isRecord(value) && prefix.length < 100
      ? [prefix + name, ...columnsOf(value, `${prefix}${name}.`)]
      : [prefix + name],
  )
}
