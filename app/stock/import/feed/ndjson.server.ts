import { isRecord } from '#platform/is-record.ts'
import { type FeedBatch, type FeedRow, longestRow } from './rows.ts'

/** Rows of a file with one JSON object a line. */
export async function* ndjsonRows(texts: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  let rest = ''
  let line = 0
  let tooLong = false
  for await (const text of texts) {
    const lines = text.split('\n')
    const rows: FeedRow[] = []
    for (const [index, part] of lines.entries()) {
      rest = tooLong ? '' : rest + part
      tooLong ||= rest.length > longestRow
      if (index === lines.length - 1) break
      line++
      const row = tooLong ? { line, refused: 'is longer than 1 MB' } : rowOf(rest, line)
      if (row) rows.push(row)
      rest = ''
      tooLong = false
    }
    if (rows.length > 0) yield { rows }
  }
  const row = tooLong ? { line: line + 1, refused: 'is longer than 1 MB' } : rowOf(rest, line + 1)
  // Whole lines end in a line break or in a whole object.
  if (row) yield { rows: ['refused' in row ? { ...row, cutOff: true } : row] }
}

function rowOf(text: string, line: number): FeedRow | undefined {
  if (text.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { line, record: value }
    return { line, refused: 'is not a JSON object' }
  } catch {
    return { line, refused: 'is not JSON', rough: { record: membersIn(text) } }
  }
}

const member = /"([\w .-]{1,60})"\s*:\s*(?:"([^"\\]{0,200})"|(-?\d+(?:\.\d+)?)(?=\s*[,}]))/g

/** Names and values that can be made out of a line that is not JSON. */
const membersIn = (text: string): Record<string, unknown> =>
  Object.fromEntries([...text.matchAll(member)].map(([, name, words, digits]) => [name, words ?? digits]))
