/** One row of a feed as it stands there, or why it could not be read. Lines count from 1. */
export type FeedRow =
  | { line: number; cells: string[] }
  | { line: number; record: Record<string, unknown> }
  | { line: number; refused: string }

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
