/** A cell that a spreadsheet would run as a formula gets a quote mark in front; numbers stay numbers. */
export const neutralCell = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value

/** A CSV cell that is safe to open in a spreadsheet. */
export function formulaSafe(value: string): string {
  const safe = neutralCell(value)
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
