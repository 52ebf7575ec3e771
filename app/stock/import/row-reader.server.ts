import { dirname } from 'node:path'
import { FeedPictures } from '../media/pictures.server.ts'
import { checkRow } from './feed/check.ts'
import { text } from './feed/clean.ts'
import type { ColumnMeanings } from './feed/columns.ts'
import { type Problem, Problems } from './feed/problems.ts'
import { type DraftRow, type Feed, feedOf, openFeed } from './feed/read.server.ts'
import { type Traces, tracesInDraft } from './feed/traces.ts'
import { fitsCheckDigit } from './feed/vin.ts'
import { stockKey } from './known-stock.ts'
import { Positions } from './positions.server.ts'
import { type PreparedRow, prepared } from './prepared.ts'
import { RejectFile } from './rejects.server.ts'

/** A feed file, or records at hand in our own format (`name` stands in the report). */
export type Source =
  | { file: string }
  | { records: Iterable<Record<string, unknown>>; name: string; directory: string }

/** What is to be read, and how. */
export interface Reading {
  tenant: string
  source: Source
  dataDir: string
  format: string | undefined
  imagesDir: string | undefined
  meanings: ColumnMeanings
  thisYear: number
  /** Rows come with their share of a record. */
  withRecords: boolean
}

/** Some rows of a feed, in order. */
export interface RowBatch {
  rows: PreparedRow[]
  /** `stockKey` of vehicles that the feed names in rows that cannot be taken. */
  kept: string[]
  /** The first of the rows that cannot be taken and do not say for certain which vehicle they are about. */
  unread: Traces[]
  progress: { rows: number; read: number; size: number }
}

/** What is known of a feed after its last row. */
export interface Outcome {
  rows: number
  rejected: number
  /** Cells that were left out of rows that were taken. */
  leftOut: number
  /** Vehicles whose VIN does not fit its check digit; nothing is done about it. */
  doubtfulVins: number
  /** The first problems, as lines for people. */
  examples: string[]
  format: string | undefined
  encoding?: string
  unknownColumns: string[]
  /** Columns that are read by the word of the tenant: `Klms as km`. */
  toldColumns: string[]
  rejectFile?: string
  /** Places of locations, the first ones, of which no position is known. */
  unplaced: string[]
  /** Rows that cannot be taken and do not say for certain which vehicle they are about. */
  unread: number
  /** The line on which the file breaks off, where it does. */
  cutOffOnLine?: number
}

const mostExamples = 10
/** Of more rows nobody looks for the vehicles: nothing is withdrawn then. */
const mostUnread = 10_000

/**
 * Reads, checks and prepares a feed; what is wrong with it goes to the report beside it.
 * @param deliver takes each batch, the next one when its promise resolves; reading ends where it rejects
 * @throws FeedError where the feed cannot be read at all
 */
export async function readRows(
  reading: Reading,
  deliver: (batch: RowBatch) => Promise<void>,
): Promise<Outcome> {
  const { source } = reading
  const feed =
    'file' in source ? await openFeed(source.file, reading.format, reading.meanings) : feedOf(source.records)
  const rejects = new RejectFile('file' in source ? rejectPath(source.file) : undefined)
  await rejects.begin()
  const reader = new RowReader(reading, feed, rejects)
  try {
    for await (const rows of feed.rows) await deliver(await reader.batch(rows))
  } finally {
    await rejects.end()
  }
  return {
    ...reader.counts,
    format: feed.format?.key,
    encoding: feed.encoding,
    unknownColumns: [...feed.unknown],
    toldColumns: [...feed.told],
    rejectFile: await rejects.end(),
    unplaced: [...reader.positions.unknown].slice(0, mostExamples),
    unread: reader.unread,
    cutOffOnLine: reader.cutOffOnLine,
  }
}

const inWords = ({ field, value, reason }: Problem) =>
  [field, value && JSON.stringify(value), reason].filter(Boolean).join(' ')

const rejectPath = (file: string) => `${file.replace(/\.[^./\\]+$/, '')}.rejects.csv`

class RowReader {
  readonly counts = { rows: 0, rejected: 0, leftOut: 0, doubtfulVins: 0, examples: [] as string[] }
  cutOffOnLine: number | undefined
  /** Rows that do not say for certain which vehicle they are about. */
  unread = 0
  private readonly reading: Reading
  private readonly feed: Feed
  private readonly rejects: RejectFile
  private readonly pictures: FeedPictures
  readonly positions = new Positions()
  /** Line of each stock number: the first one counts. */
  private readonly lines = new Map<string, number>()

  constructor(reading: Reading, feed: Feed, rejects: RejectFile) {
    const { source, imagesDir, dataDir, tenant } = reading
    const beside = 'file' in source ? dirname(source.file) : source.directory
    this.pictures = new FeedPictures(imagesDir ?? beside, dataDir, tenant)
    this.reading = reading
    this.feed = feed
    this.rejects = rejects
  }

  async batch(drafts: readonly DraftRow[]): Promise<RowBatch> {
    const { tenant, thisYear, withRecords } = this.reading
    const { counts } = this
    const rows: PreparedRow[] = []
    const kept: string[] = []
    const unread: Traces[] = []
    const keep = (traces: Traces) => {
      if (traces.stocknum) kept.push(traces.stocknum)
      else if (this.unread++ < mostUnread) unread.push(traces)
    }
    for (const row of drafts) {
      counts.rows++
      const problems = new Problems()
      const { line } = row
      if ('refused' in row) {
        problems.error('', '', row.refused)
        if (row.cutOff) this.cutOffOnLine = line
        keep(row.traces)
        this.report(line, row.traces.stocknum, problems, false)
        continue
      }
      const stocknum = text(row.draft.cells.stocknum, 100)
      const key = stocknum && stockKey(stocknum)
      const earlier = key && this.lines.get(key)
      if (earlier) problems.error('stocknum', stocknum, `stands on line ${earlier} already`)
      const checked = earlier ? undefined : checkRow(row.draft, problems, thisYear)
      if (!checked) {
        keep(tracesInDraft({ line, reason: 'has no stock number' }, row.draft))
        this.report(line, stocknum, problems, false)
        continue
      }
      this.lines.set(key!, line)
      const placing = this.positions.give(checked.content)
      if (placing) await placing
      const bringing = this.pictures.bring(checked, problems)
      if (bringing) await bringing
      if (problems.warnings.length > 0) this.report(line, stocknum, problems, true)
      const { vin } = checked.content
      if (vin?.length === 17 && !fitsCheckDigit(vin)) counts.doubtfulVins++
      rows.push(prepared(tenant, checked, withRecords))
    }
    return { rows, kept, unread, progress: { rows: counts.rows, read: this.feed.read, size: this.feed.size } }
  }

  private report(line: number, stocknum: string | undefined, problems: Problems, taken: boolean) {
    const { counts } = this
    for (const problem of taken ? problems.warnings : [...problems.errors, ...problems.warnings]) {
      this.rejects.add(line, stocknum, taken, problem)
      if (!taken && counts.examples.length < mostExamples)
        counts.examples.push(`line ${line}: ${inWords(problem)}`)
    }
    if (taken) counts.leftOut += problems.warnings.length
    else counts.rejected++
  }
}
