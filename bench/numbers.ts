import { loadavg } from 'node:os'

/** The value below which `share` of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

/** How busy the machine was over the last minute: more than its cores, and times mean little. */
export const load = () => `load average ${loadavg()[0]?.toFixed(1)}`

/** Rows in columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart((widths[column] ?? 0) + 2)
  return rows.map((row) => row.map(cell).join('')).join('\n')
}
