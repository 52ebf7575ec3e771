import { stockKey } from '../known-stock.ts'
import { text } from './clean.ts'
import type { Draft } from './draft.ts'
import type { RoughCells } from './rows.ts'
import { isVin } from './vin.ts'

/** What tells which vehicle a row is about that could not be read. */
export interface Traces {
  line: number
  reason: string
  /** `stockKey` of the row's stock number, where it is certain. */
  stocknum: string | undefined
  /** `stockKey` of what may be its stock number: cells may have shifted. */
  maybe: string[]
  vins: string[]
  /** The row's words, in capitals. */
  words: string
}

const mostWords = 4000
const keyOf = (cell: unknown) => {
  const word = text(cell, 100)
  return word === undefined ? undefined : stockKey(word)
}
const vinsIn = (cells: readonly unknown[]) =>
  cells.flatMap((cell) => {
    const vin = text(cell, 40)?.toUpperCase()
    return vin && isVin(vin) ? [vin] : []
  })
const wordsOf = (cells: readonly unknown[]) =>
  cells
    .filter((cell) => typeof cell === 'string')
    .join(' ')
    .slice(0, mostWords)
    .toUpperCase()

type Refused = Pick<Traces, 'line' | 'reason'>

/** Of a table's row; `column` is the place of the stock number among `width` columns. */
export function tracesInCells(
  refused: Refused,
  { cells, begins }: RoughCells,
  column: number,
  width: number,
): Traces {
  const fromLeft = keyOf(cells[column])
  // What has been inserted before it has shifted it to the right.
  const fromRight = cells.length > width ? keyOf(cells[cells.length - width + column]) : undefined
  return {
    ...refused,
    stocknum: begins && column === 0 ? fromLeft : undefined,
    maybe: [fromLeft, fromRight].filter((key) => key !== undefined),
    vins: vinsIn(cells),
    words: wordsOf(cells),
  }
}

/** Of a row whose cells have names. */
export function tracesInDraft(refused: Refused, { cells }: Draft): Traces {
  return {
    ...refused,
    stocknum: keyOf(cells.stocknum),
    maybe: [],
    vins: vinsIn([cells.vin]),
    words: '',
  }
}

/** Of a row of which nothing can be made out. */
export const noTraces = (refused: Refused): Traces => ({
  ...refused,
  stocknum: undefined,
  maybe: [],
  vins: [],
  words: '',
})
