import { type ColumnMeanings, isPrivateColumn } from '#app/stock/import/feed/columns.ts'
import { type Target, targets } from '#app/stock/import/feed/draft.ts'
import { columnKey } from '#app/stock/import/feed/formats/format.ts'
import type { Proposal } from '#app/stock/import/feed/propose.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { nearNames } from '#platform/near-names.ts'

/** What `--column` says of columns, by `columnKey`: a field, null for `-` (left out), undefined for nothing (forgotten). */
export type ToldColumns = Record<string, Target | null | undefined>

/**
 * Reads `--column "Klms=km"`, `--column "Yard note=-"` and `--column "Klms="`.
 * @throws FeedError where there is no such field, or where the column stays with the dealer
 */
export function toldColumns(told: readonly string[]): ToldColumns {
  return Object.fromEntries(
    told.map((words) => {
      const end = words.lastIndexOf('=')
      const [column, name] = [words.slice(0, end).trim(), words.slice(end + 1).trim()]
      if (end === -1 || columnKey(column) === '')
        throw new FeedError(`--column ${JSON.stringify(words)} must be like --column "Klms=km".`)
      const target = name === '' ? undefined : name === '-' ? null : targets.find((known) => known === name)
      if (name !== '' && target === undefined) {
        const near = nearNames(name, targets).join(' or ') || 'a name of docs/operators.md'
        throw new FeedError(`There is no field ${name}. Did you mean ${near}?`)
      }
      if (target && isPrivateColumn(column))
        throw new FeedError(`The column ${column} stays with the dealer: it cannot become ${target}.`)
      return [columnKey(column), target]
    }),
  )
}

/** Those that an import can use. */
export const meaningsOf = (told: ToldColumns): ColumnMeanings =>
  Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, Target | null] => entry[1] !== undefined),
  )

/** The proposals that name a field, to be saved. */
export const proposedColumns = (proposals: readonly Proposal[]): ToldColumns =>
  Object.fromEntries(proposals.flatMap(({ column, target }) => (target ? [[columnKey(column), target]] : [])))

/** What unknown columns may mean, as lines to read. */
export function proposalLines(proposals: readonly Proposal[]): string[] {
  if (proposals.length === 0) return []
  const width = Math.min(40, Math.max(...proposals.map(({ column }) => column.length)))
  return [
    'What the columns that are not known may be:',
    ...proposals.map(({ column, target, why, examples }) => {
      const seen = examples.length > 0 ? `: ${examples.map((value) => value.slice(0, 30)).join(' · ')}` : ''
      return `  ${column.padEnd(width)} = ${target ?? '?'}  (${why}${seen})`
    }),
    'Save this for the site with --dry-run --save-columns. Say what you know better with --column "NAME=field";',
    '--column "NAME=-" leaves a column out, --column "NAME=" forgets what is saved.',
  ]
}
