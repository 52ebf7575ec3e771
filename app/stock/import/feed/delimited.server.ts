import Papa from 'papaparse'
import { type FeedBatch, FeedError, type FeedRow, longestRow, type RoughCells } from './rows.ts'

interface Parsed {
  data: string[][]
  errors: { code: string; row?: number; index?: number }[]
  meta: { cursor: number }
}

/** The separator of a table, by what its first line has most of outside quotes. */
function separatorOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '')
  const counts = [',', '\t', ';', '|'].map((mark) => [mark, bare.split(mark).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

const endsIn = (text: string) => {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

/**
 * Rows of a CSV or TSV file as it streams in. A quote that is never closed, and a line longer than `longestRow`, cost
 * their own line only: reading goes on behind it. Text is looked at again when `stride` characters more are there.
 */
export async function* delimitedRows(
  texts: AsyncIterable<string>,
  stride = 128 * 1024,
): AsyncGenerator<FeedBatch> {
  let rest = ''
  let line = 1
  /** Inside a line that is too long: its text is thrown away as it comes. */
  let skipping = false
  let table: Table | undefined
  let looked = 0

  function take(text: string, last: boolean): FeedBatch | undefined {
    table ??= tableOf(text, last)
    if (!table) return undefined
    const batch: FeedBatch = { rows: [] }
    for (;;) {
      const read = table.read(rest, line, last, batch)
      rest = rest.slice(read.taken)
      line = read.line
      if (!read.again) break
    }
    return batch
  }

  for await (const text of texts) {
    let fresh = text
    if (skipping) {
      const end = fresh.indexOf('\n')
      if (end === -1) continue
      fresh = fresh.slice(end + 1)
      skipping = false
      line++
    }
    rest += fresh
    if (rest.length - looked < stride) continue
    const batch = take(rest, false)
    if (batch) yield batch
    while (rest.length > longestRow) {
      const end = rest.indexOf('\n')
      const rough = table?.rough(rest)
      if (end > longestRow || end === -1) {
        yield { rows: [{ line, refused: 'is longer than 1 MB', rough }] }
        skipping = end === -1
        rest = skipping ? '' : rest.slice(end + 1)
        if (!skipping) line++
      } else {
        yield { rows: [{ line, refused: 'opens a quote that is not closed', rough }] }
        rest = rest.slice(end + 1)
        line++
      }
      const more = take(rest, false)
      if (more) yield more
    }
    looked = rest.length
  }
  if (rest !== '') {
    const batch = take(rest, true)
    if (batch) yield batch
  }
}

/** Starts at the first line; undefined until that is there. */
function tableOf(text: string, last: boolean): Table | undefined {
  const end = text.indexOf('\n')
  if (end === -1 && !last) return undefined
  return new Table(separatorOf(end === -1 ? text : text.slice(0, end)))
}

/** Of spaces, or of the mark that some programs end a file with. */
const isBlank = (cells: readonly string[]) => cells.length === 1 && !/[^\s\p{Cc}]/u.test(cells[0]!)

class Table {
  private readonly parser: Papa.Parser
  private readonly delimiter: string
  private width = 0
  /** After a quote that went wrong, until the next whole row: lines may be the rest of a cell. */
  private adrift = false

  constructor(delimiter: string) {
    this.delimiter = delimiter
    this.parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' })
  }

  /** Reads the whole rows of `text`, or all where it is the last; says how far it came. */
  read(
    text: string,
    line: number,
    last: boolean,
    batch: FeedBatch,
  ): { taken: number; line: number; again: boolean } {
    // The last line's end begins no further row.
    const input = last && text.endsWith('\n') ? text.slice(0, -1) : text
    const { data, errors, meta } = this.parser.parse(input, 0, !last) as Parsed
    // Where a quote went wrong and swallowed lines, only its first line is given up.
    const broken = errors.find(({ row }) => data[row ?? -1]?.some((cell) => cell.includes('\n')))
    const whole = broken ? data.slice(0, broken.row) : data
    const taken = broken
      ? text.lastIndexOf('\n', (broken.index ?? 1) - 1) + 1
      : last
        ? text.length
        : meta.cursor
    const ends = endsIn(text.slice(0, taken))
    const inside = last && !broken ? endsIn(input) + 1 : ends
    const oneLineEach = inside === whole.length
    const open = errors.some(({ code, row }) => code === 'MissingQuotes' && row === data.length - 1)
    const breaksOff = (cells: string[]) => {
      if (!last || broken || isBlank(cells) || this.width === 0) return false
      if (!text.endsWith('\n')) return open || cells.length < this.width
      const { cells: rough } = this.rough(input.slice(input.lastIndexOf('\n') + 1))
      return open && cells.length < this.width && rough.length < this.width
    }
    let at = line
    for (const [index, cells] of whole.entries()) {
      if (index === whole.length - 1 && breaksOff(cells)) this.putCutOff(cells, at, batch)
      else this.put(cells, at, batch)
      at += oneLineEach
        ? 1
        : 1 + cells.reduce((sum, cell) => sum + (cell.includes('\n') ? endsIn(cell) : 0), 0)
    }
    if (!broken) return { taken, line: line + ends, again: false }
    const rough = this.rough(text.slice(taken))
    batch.rows.push({ line: line + ends, refused: 'has a quote in the wrong place', rough })
    this.adrift = true
    const end = text.indexOf('\n', taken)
    return end === -1
      ? { taken: text.length, line: line + ends, again: false }
      : { taken: end + 1, line: line + ends + 1, again: true }
  }

  private put(cells: string[], line: number, batch: FeedBatch) {
    if (isBlank(cells)) return
    if (this.width === 0) {
      this.width = cells.length
      if (this.width < 2) throw new FeedError('The first line names fewer than two columns.')
      batch.header = cells
      return
    }
    const row = this.rowOf(cells, line)
    batch.rows.push(row)
    if (!('refused' in row)) this.adrift = false
    else if (cells.some((cell) => cell.includes('\n'))) this.putSwallowed(cells, line, batch)
  }

  private putCutOff(cells: string[], line: number, batch: FeedBatch) {
    const rough = { cells, begins: !this.adrift }
    batch.rows.push({ line, refused: 'is where the file breaks off', rough, cutOff: true })
  }

  /** Rows inside the quotes of a row that cannot be read: a quote that opened too early has swallowed them. */
  private putSwallowed(cells: string[], line: number, batch: FeedBatch) {
    const lines = cells.join(this.delimiter).split('\n')
    for (const [index, text] of lines.entries()) {
      const rough = this.rough(text)
      if (index > 0 && rough.cells.length > this.width / 2)
        batch.rows.push({
          line: line + index,
          refused: `stands inside quotes that open on line ${line}`,
          rough,
        })
    }
  }

  /** The cells of a line as they would be if quotes meant nothing; of a very long one, the first. */
  rough(text: string): RoughCells {
    const end = text.indexOf('\n')
    const line = text.slice(0, Math.min(end === -1 ? text.length : end, 20_000))
    const cells = line.split(this.delimiter).map((cell) =>
      cell
        .trim()
        .replace(/^"+|"+$/g, '')
        .slice(0, 200),
    )
    return { cells, begins: !this.adrift }
  }

  private rowOf(cells: string[], line: number): FeedRow {
    if (cells.length === this.width) return { line, cells }
    // Some programs write a separator behind the last cell.
    if (cells.length > this.width && cells.slice(this.width).every((cell) => cell.trim() === ''))
      return { line, cells: cells.slice(0, this.width) }
    const refused = `has ${cells.length} cells, the first line ${this.width}`
    return { line, refused, rough: { cells, begins: !this.adrift } }
  }
}
