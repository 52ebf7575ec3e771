import type { KeyboardEvent, ReactNode } from 'react'

export interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
  /** Aligned at the end. */
  number?: boolean
}

/** A dense table: j and k (or the arrows) move between rows, Enter opens or does what `onOpen` says. */
export function StaffTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  toneOf,
  onOpen,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** Colour only for what needs somebody. */
  toneOf?(row: Row): 'caution' | 'critical' | undefined
  onOpen?(row: Row): void
}) {
  const move = (event: KeyboardEvent<HTMLTableRowElement>, row: Row) => {
    const { key, currentTarget: line } = event
    const next = key === 'j' || key === 'ArrowDown' ? line.nextElementSibling : undefined
    const before = key === 'k' || key === 'ArrowUp' ? line.previousElementSibling : undefined
    const target = next ?? before
    if (target instanceof HTMLElement) {
      event.preventDefault()
      target.focus()
    } else if (key === 'Enter' && event.target === line) {
      // What opens takes the focus: the same press would close it again.
      event.preventDefault()
      onOpen?.(row)
    }
  }
  return (
    <table className="staff-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, number }) => (
            <th key={title} scope="col" data-number={number || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} tabIndex={0} data-tone={toneOf?.(row)} onKeyDown={(event) => move(event, row)}>
            {columns.map(({ title, cell, number }) => (
              <td key={title} data-number={number || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
