import { SearchX } from 'lucide-react'
import { paths } from '#values/paths.ts'
import { useListing } from './context.ts'

/** Nothing was found (SRCH-30, SRCH-32). Clear Filters leads to the offers (SRCH-31). */
export function Empty() {
  const { settings } = useListing()
  return (
    <div className="listing-empty" data-testid="empty-results">
      <SearchX aria-hidden className="size-10 text-muted" strokeWidth={1.5} />
      {settings.emptyResultVariant === 'search' ? (
        <p className="text-lg">
          No results found for your search at this time. Please try adjusting the filters for more results.
        </p>
      ) : (
        <>
          <h3 className="heading text-2xl">No Results Available</h3>
          <p className="text-muted">Sorry, no offers currently meet your search.</p>
        </>
      )}
      <a href={paths.specialOffers} className="action action-primary">
        Clear Filters
      </a>
    </div>
  )
}
