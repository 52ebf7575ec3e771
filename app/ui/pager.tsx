import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { pagesAround } from './pages-around.ts'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  linkTo(page: number): { href: string; onClick?: MouseEventHandler }
}

/** Numbered pages with Previous and Next (SRCH-08); nothing where there is one page, or beyond the last. */
export function Pager({ page, pages, linkTo }: PagerProps) {
  if (pages < 2 || page > pages) return null
  return (
    <nav className="pager" aria-label="Pages" data-testid="pager">
      {page > 1 && (
        <a {...linkTo(page - 1)} rel="prev" className="pager-page pager-step">
          <ChevronLeft aria-hidden className="size-5" />
          <span>Previous</span>
        </a>
      )}
      <ol>
        {pagesAround(page, pages).map((number, index) => (
          // Two gaps may stand in one row.
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="pager-gap">…</span>
            ) : (
              <a
                {...linkTo(number)}
                className="pager-page"
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a {...linkTo(page + 1)} rel="next" className="pager-page pager-step">
          <span>Next</span>
          <ChevronRight aria-hidden className="size-5" />
        </a>
      )}
    </nav>
  )
}
