import type { Draft, Target } from '../draft.ts'

/** A way of writing stock down: which column means what. */
export interface Format {
  key: string
  title: string
  /** Columns that only this format has; they decide between formats that share the rest. */
  signature: readonly string[]
  /** By column as `columnKey` writes it; null: known and left out. */
  columns: Readonly<Record<string, Target | 'cost_price' | null>>
  /** Translates what the format says in its own way. */
  finish?(draft: Draft): void
}

/** `Stock Number`, `stock_number` and `g:stockNumber` are one column; dots and `[0]` keep their meaning. */
export const columnKey = (column: string) =>
  column
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9.[\]]+/g, '')
