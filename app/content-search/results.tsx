import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { EmptyResults } from '#app/ui/empty-results.tsx'
import { type ContentAnswer, type ContentRequest, contentSearchParams } from './search.ts'

interface ResultsProps {
  path: string
  request: ContentRequest
  answer: Pick<ContentAnswer<unknown>, 'count' | 'pages'>
  /** "offer", "model": what is counted. */
  noun: string
  children: ReactNode
}

/** Count, grid and pager of a search over editors' documents; the empty screen where nothing fits (SRCH-30). */
export function ContentResults({ path, request, answer, noun, children }: ResultsProps) {
  const page = Math.floor(request.offset / request.hitsPerPage) + 1
  const shown = answer.count > request.offset
  return (
    <div data-search-results aria-live="polite">
      {shown ? (
        <>
          <p data-testid="search-total" className="mb-5 text-sm text-muted">
            {`${answer.count.toLocaleString('en-AU')} ${answer.count === 1 ? noun : `${noun}s`}`}
          </p>
          {children}
          <Pager page={page} pages={answer.pages} href={(to) => pageHref(path, request, to)} />
        </>
      ) : (
        <EmptyResults />
      )}
    </div>
  )
}

const pageHref = (path: string, request: ContentRequest, page: number) =>
  path + contentSearchParams({ ...request, offset: (page - 1) * request.hitsPerPage })

function Pager({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" data-testid="pager" className="mt-10 flex flex-wrap justify-center gap-2">
      {page > 1 && (
        <a className="pager-link" href={href(page - 1)} rel="prev">
          <ChevronLeft aria-hidden size={18} /> Previous
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          className={cx('pager-link tabular')}
          href={href(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a className="pager-link" href={href(page + 1)} rel="next">
          Next <ChevronRight aria-hidden size={18} />
        </a>
      )}
    </nav>
  )
}
