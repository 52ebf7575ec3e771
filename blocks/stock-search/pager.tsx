import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useChoice, useListing } from './context.ts'
import { pagesAround } from './pages.ts'

/** Numbered pages with Previous and Next (SRCH-08). */
export function Pager() {
  const { found, state } = useListing()
  const choice = useChoice()
  const { page } = state
  if (found.pages < 2 || page > found.pages) return null
  const toPage = (number: number) => {
    const { href, onClick } = choice({ ...state, page: number })
    return {
      href,
      onClick(event: MouseEvent) {
        onClick(event)
        if (event.defaultPrevented) event.currentTarget.closest('.listing-main')?.scrollIntoView()
      },
    }
  }
  return (
    <nav className="listing-pager" aria-label="Pages" data-testid="pager">
      {page > 1 && (
        <a {...toPage(page - 1)} rel="prev" className="listing-page listing-step">
          <ChevronLeft aria-hidden className="size-5" />
          <span>Previous</span>
        </a>
      )}
      <ol>
        {pagesAround(page, found.pages).map((number, index) => (
          // Two gaps may stand in one row.
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="listing-gap">…</span>
            ) : (
              <a
                {...toPage(number)}
                className="listing-page"
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < found.pages && (
        <a {...toPage(page + 1)} rel="next" className="listing-page listing-step">
          <span>Next</span>
          <ChevronRight aria-hidden className="size-5" />
        </a>
      )}
    </nav>
  )
}
