import type { CarBody, Engine, FuelKey, Line } from './catalogue/line.ts'

/** A model with one of its engines, and how many stock items are made of it. */
export interface Allotment {
  line: Line
  engine: Engine
  count: number
}

export interface Shares {
  make: Readonly<Record<string, number>>
  body: Readonly<Partial<Record<CarBody, number>>>
  fuel: Readonly<Partial<Record<FuelKey, number>>>
}

/**
 * Spreads `total` items over models and engines, so that makes, bodies and fuels come out at their shares at once
 * (iterative proportional fitting; the popularity of a model is where it starts).
 */
export function allot(lines: readonly Line[], total: number, shares: Shares): Allotment[] {
  const cells = lines.flatMap((line) =>
    line.engines.map((engine, order) => ({ line, engine, share: line.weight / (order + 1) })),
  )
  const sides = [
    [(cell: (typeof cells)[number]) => cell.line.make, shares.make],
    [(cell: (typeof cells)[number]) => cell.engine.fuel, shares.fuel],
    [(cell: (typeof cells)[number]) => cell.line.body, shares.body],
  ] as const
  for (let round = 0; round < 60; round++) {
    for (const [keyOf, wanted] of sides) {
      const sums: Record<string, number> = {}
      for (const cell of cells) sums[keyOf(cell)] = (sums[keyOf(cell)] ?? 0) + cell.share
      const whole = Object.values(wanted).reduce((sum, share) => sum + share, 0)
      for (const cell of cells) {
        const key = keyOf(cell)
        const share = (wanted as Readonly<Record<string, number>>)[key] ?? 0
        cell.share *= share / whole / (sums[key] || 1)
      }
    }
  }
  return largestRemainder(cells, total)
}

function largestRemainder<T extends { share: number }>(cells: readonly T[], total: number) {
  const sum = cells.reduce((all, cell) => all + cell.share, 0)
  const exact = cells.map((cell) => (cell.share / sum) * total)
  const counts = exact.map(Math.floor)
  const left = total - counts.reduce((all, count) => all + count, 0)
  const byRemainder = exact
    .map((value, at) => [value - Math.floor(value), at] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, at] of byRemainder.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1
  return cells
    .map(({ share: _, ...cell }, at) => ({ ...cell, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
}
