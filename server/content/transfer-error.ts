/** An error that the person at the console can fix; its message says how. */
export class TransferError extends Error {}

/** The first few of many lines. */
export function listed(lines: string[], most = 12): string {
  const more = lines.length - most
  return [...lines.slice(0, most), ...(more > 0 ? [`… and ${more} more`] : [])]
    .map((line) => `  ${line}`)
    .join('\n')
}

export const count = (number: number, one: string, more = `${one}s`) =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : more}`

export const noRight = 'the token may not write; set SANITY_API_TOKEN to one that may (an Editor token)'
