import { ChevronRight } from 'lucide-react'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'
import { stepsOf } from './steps.ts'

const Breadcrumbs: BlockView<ContentOf<typeof block>> = ({ content, page }) => {
  const steps = stepsOf(page, content.homeLabel)
  const last = steps.length - 1
  const shown = content.showCurrent || last === 0 ? steps : steps.slice(0, last)
  return (
    <nav aria-label="Breadcrumb" data-testid="breadcrumb" className="container-page py-2">
      <ol className="flex flex-wrap items-center gap-x-1 text-xs text-muted">
        {shown.map(({ label, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-1">
            {index === last ? (
              <span aria-current="page" className="py-3 font-semibold text-text wrap-anywhere">
                {label}
              </span>
            ) : (
              <a
                href={path}
                className="inline-flex min-h-11 min-w-6 items-center underline-offset-4 wrap-anywhere hover:underline"
              >
                {label}
              </a>
            )}
            {index < shown.length - 1 && <ChevronRight aria-hidden="true" size={14} className="shrink-0" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export default Breadcrumbs
