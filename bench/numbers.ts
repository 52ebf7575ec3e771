import { loadavg } from 'node:os'

/** The value below which `share` of the numbers lie, such as 0.99. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

/** Load average of the last minute; when it exceeds the number of cores, times mean little. */
export const load = () => `load average ${loadavg()[0]?.toFixed(1)}`

/** Rows as a table: the first column aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart((widths[column] ?? 0) + 2)
  return rows.map((row) => row.map(cell).join('')).join('\n')
}
