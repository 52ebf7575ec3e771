const width = 66
const cells = new Uint8Array(width * width)

/**
 * Number of edits that turn `token`, or a beginning of it, into `word`: a letter changed, added or removed, or two
 * neighbours swapped. Returns `limit + 1` for anything above `limit`.
 */
export function edits(word: string, token: string, limit: number, prefix: boolean): number {
  const rows = word.length
  const columns = prefix ? Math.min(token.length, rows + limit) : token.length
  if (rows >= width || columns >= width || columns < rows - limit || columns > rows + limit) return limit + 1
  for (let column = 0; column <= columns; column++) cells[column] = column
  let best = limit + 1
  for (let row = 1; row <= rows; row++) {
    const base = row * width
    const letter = word.charCodeAt(row - 1)
    cells[base] = row
    let least = row
    for (let column = 1; column <= columns; column++) {
      const other = token.charCodeAt(column - 1)
      let cost = cells[base - width + column - 1]! + (letter === other ? 0 : 1)
      cost = Math.min(cost, cells[base - width + column]! + 1, cells[base + column - 1]! + 1)
      if (
        row > 1 &&
        column > 1 &&
        letter === token.charCodeAt(column - 2) &&
        other === word.charCodeAt(row - 2)
      ) {
        cost = Math.min(cost, cells[base - 2 * width + column - 2]! + 1)
      }
      cells[base + column] = cost
      if (cost < least) least = cost
    }
    // A swap may still make it one less than the minimum of this row.
    if (least > limit + 1) return limit + 1
  }
  const last = rows * width
  if (!prefix) return Math.min(best, cells[last + columns]!)
  for (let column = 0; column <= columns; column++) best = Math.min(best, cells[last + column]!)
  return best
}
