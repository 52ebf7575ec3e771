import { SearchX } from 'lucide-react'
import { paths } from '#values/paths.ts'

/** Nothing fits a search (SRCH-30): what happened and a way on (SRCH-31). */
export function EmptyResults({ children }: { children?: React.ReactNode }) {
  return (
    <div data-testid="empty-results" className="flex flex-col items-center px-4 py-14 text-center">
      <SearchX aria-hidden size={40} strokeWidth={1.5} className="text-muted" />
      <h2 className="heading mt-4 text-2xl">No Results Available</h2>
      <p className="mt-3 max-w-[40ch] text-muted">
        {children ?? 'Sorry, no offers currently meet your search.'}
      </p>
      <a href={paths.specialOffers} className="action action-primary mt-6">
        Clear Filters
      </a>
    </div>
  )
}
