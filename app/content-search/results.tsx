import type { ReactNode } from 'react'
import { EmptyResults } from '#app/ui/empty-results.tsx'
import { Pager } from '#app/ui/pager.tsx'
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
          <Pager page={page} pages={answer.pages} linkTo={(to) => ({ href: pageHref(path, request, to) })} />
        </>
      ) : (
        <EmptyResults />
      )}
    </div>
  )
}

const pageHref = (path: string, request: ContentRequest, page: number) =>
  path + contentSearchParams({ ...request, offset: (page - 1) * request.hitsPerPage })
