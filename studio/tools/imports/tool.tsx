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
  refused?: string
  examples: string[]
}

const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })
const count = new Intl.NumberFormat('en-AU')

const columns: Column<Import>[] = [
  { title: 'When', cell: ({ startedAt }) => when.format(new Date(startedAt)) },
  {
    title: 'Feed',
    cell: ({ feed, refused, examples }) => (
      <>
        {feed}
        {refused && <small>{refused}</small>}
        {examples.map((example) => (
          <small key={example}>{example}</small>
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

function toneOf({ refused, rejected }: Import) {
  if (refused) return 'critical'
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
