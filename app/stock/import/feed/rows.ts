/** One row of a feed as it stands there, or why it could not be read. Lines count from 1. */
export type FeedRow =
  | { line: number; cells: string[] }
  | { line: number; record: Record<string, unknown> }
  | UnreadRow

/** A row that could not be read, with what can be made out of it. */
export interface UnreadRow {
  line: number
  refused: string
  rough?: RoughCells | { record: Record<string, unknown> }
  /** The file ends in the middle of this row. */
  cutOff?: boolean
}

/** Cells of a table's row that may have shifted. */
export interface RoughCells {
  cells: string[]
  /** Its first cell is in the first column for certain. */
  begins: boolean
}

/** Some rows of a feed, in order; `header` before the first of a table. */
export interface FeedBatch {
  header?: string[]
  rows: FeedRow[]
}

/** A line, or one record of a document, longer than this many characters is refused. */
export const longestRow = 1024 * 1024

/** The file as a whole cannot be read; nothing of it is taken. */
export class FeedError extends Error {
  override name = 'FeedError'
}
