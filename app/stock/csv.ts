/** A cell that a spreadsheet would run as a formula gets a quote mark in front; numbers stay numbers. */
const neutral = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value

/** A CSV cell that is safe to open in a spreadsheet. */
export function formulaSafe(value: string): string {
  const safe = neutral(value)
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
