export interface Row {
  label: string
  value: string
  note?: string
}

/** Rows in aligned columns, in groups divided by a blank line. */
export function table(groups: Row[][]): string {
  const rows = groups.flat()
  const labelWidth = Math.max(...rows.map(({ label }) => label.length))
  const valueWidth = Math.max(...rows.filter(({ note }) => note).map(({ value }) => value.length), 0)
  const line = ({ label, value, note }: Row) =>
    `  ${label.padEnd(labelWidth)}   ${note ? `${value.padEnd(valueWidth)}   ${note}` : value}`.trimEnd()
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.map(line).join('\n'))
    .join('\n\n')
}
