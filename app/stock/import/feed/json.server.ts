import { JSONParser } from '@streamparser/json'
import { isRecord } from '#platform/is-record.ts'
import { type FeedBatch, FeedError, type FeedRow, longestRow } from './rows.ts'

/**
 * Rows of a JSON document as it streams in: an array of objects, or an object that holds such an array
 * (`{"vehicles": […]}`). A document that is not JSON is refused as a whole.
 */
export async function* jsonRows(texts: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  let document: JsonDocument | undefined
  for await (const text of texts) {
    if (!document && text.trim() === '') continue
    document ??= new JsonDocument(text.trimStart().startsWith('[') ? '$.*' : '$.*.*')
    const rows = document.read(text)
    if (rows.length > 0) yield { rows }
  }
  document?.end()
}

class JsonDocument {
  private readonly parser: JSONParser
  private rows: FeedRow[] = []
  private line = 1
  /** Line on which the record being read begins. */
  private begun: number | undefined
  /** Characters read since the last record ended. */
  private pending = 0
  /** Before the list, an object around it has braces of its own. */
  private inList: boolean

  constructor(path: string) {
    this.inList = path === '$.*'
    this.parser = new JSONParser({ paths: [path], keepStack: false })
    this.parser.onValue = ({ value, key }) => {
      if (typeof key !== 'number') return
      const line = this.begun ?? this.line
      this.begun = undefined
      this.pending = 0
      this.rows.push(isRecord(value) ? { line, record: value } : { line, refused: 'is not a JSON object' })
    }
  }

  read(text: string): FeedRow[] {
    this.rows = []
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf('\n', from)
      const upTo = end === -1 ? text.length : end + 1
      // In pieces, so that a record without end is noticed before it fills the memory.
      for (let at = from; at < upTo; at += longestRow / 4)
        this.write(text.slice(at, Math.min(upTo, at + longestRow / 4)))
      if (end !== -1) this.line++
      from = upTo
    }
    return this.rows
  }

  private write(piece: string) {
    this.pending += piece.length
    if (this.pending > longestRow * 2)
      throw new FeedError(`A record longer than 1 MB begins on line ${this.begun ?? this.line}.`)
    const braces = this.inList ? piece : piece.slice(piece.indexOf('['))
    this.inList ||= piece.includes('[')
    if (this.begun === undefined && this.inList && braces.includes('{')) this.begun = this.line
    try {
      this.parser.write(piece)
    } catch (error) {
      throw new FeedError(`Line ${this.line} is not JSON: ${(error as Error).message}`)
    }
    if (this.begun === undefined && this.inList && braces.lastIndexOf('{') > braces.lastIndexOf('}'))
      this.begun = this.line
  }

  end() {
    if (!this.parser.isEnded)
      throw new FeedError('The JSON document ends too early: was it cut off on its way?')
  }
}
