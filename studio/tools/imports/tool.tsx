import { Truck } from 'lucide-react'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import { defineTool } from '../define-tool.ts'
import type { SiteApi } from '../site-api.ts'
import { type Column, StaffTable } from '../table.tsx'
import { useAnswer } from '../use-answer.ts'

/** An import as the site reports it (`GET /api/staff/stock/imports`). */
interface Import {
  startedAt: string
  feed: string
  added: number
  changed: number
  withdrawn: number
  stock: number
  rejected: number
  /** Vehicles that stayed as they were because their rows were refused. */
  stayed: number
  /** Vehicles not in the feed, kept because rows that cannot be read (`unclear`) may be about them. */
  held: number
  heldStocknums: string[]
  unclear: string[]
  unknownColumns: string[]
  refused?: string
  examples: string[]
}

const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })
const count = new Intl.NumberFormat('en-AU')

const columns: Column<Import>[] = [
  { title: 'When', cell: ({ startedAt }) => when.format(new Date(startedAt)) },
  {
    title: 'Feed',
    cell: (row) => (
      <>
        {row.feed}
        {notesOf(row).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </>
    ),
  },
  { title: 'New', number: true, cell: ({ added }) => count.format(added) },
  { title: 'Changed', number: true, cell: ({ changed }) => count.format(changed) },
  { title: 'Withdrawn', number: true, cell: ({ withdrawn }) => count.format(withdrawn) },
  { title: 'Rows refused', number: true, cell: ({ rejected }) => count.format(rejected) },
  { title: 'In stock after', number: true, cell: ({ stock }) => count.format(stock) },
]

const vehicles = (number: number) => `${count.format(number)} ${number === 1 ? 'vehicle' : 'vehicles'}`

/** What a person should know of an import, most important first. */
function notesOf({ refused, held, heldStocknums, unclear, stayed, unknownColumns, examples }: Import) {
  const more = held > heldStocknums.length ? ' …' : ''
  const notes = [
    refused && `Nothing was changed: ${refused}`,
    held > 0 &&
      `Not withdrawn: ${vehicles(held)} that the feed does not name (${heldStocknums.join(', ')}${more}), because ${unclear.join('; ')}, which may be about any of them. Whoever sends the feed should repair it.`,
    stayed > 0 && `${vehicles(stayed)} stayed as before, because their rows were refused.`,
    unknownColumns.length > 0 && `Columns that are not known: ${unknownColumns.join(', ')}`,
    ...examples,
  ]
  return notes.filter((note) => typeof note === 'string')
}

function toneOf({ refused, held, rejected }: Import) {
  if (refused || held > 0) return 'critical'
  return rejected > 0 ? 'caution' : undefined
}

function Imports({ api }: { api: SiteApi }) {
  const answered = useAnswer(() => api.get<{ imports: Import[] }>(paths.staffImports))
  return (
    <AnswerFrame
      answered={answered}
      empty={({ imports }) =>
        imports.length > 0
          ? undefined
          : {
              title: 'No stock has been imported yet',
              text: 'Vehicles come from a feed of the dealer’s system. Whoever runs the server brings it in with stock:import; each import is listed here.',
            }
      }
    >
      {({ imports }) => (
        <StaffTable
          label="Imports, the newest first"
          columns={columns}
          rows={imports}
          keyOf={({ startedAt }) => startedAt}
          toneOf={toneOf}
        />
      )}
    </AnswerFrame>
  )
}

export default defineTool({
  name: 'imports',
  title: 'Stock imports',
  icon: Truck,
  roles: ['administrator', 'editor', 'viewer'],
  component: Imports,
})
