import { Search } from 'lucide-react'
import { type Counted, finderForm, ShowMe } from '#app/stock/finder/show-me.tsx'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'

/** Opens the tenant's stock with what was typed; a plain form, so it works everywhere. */
export function SearchForm({
  site,
  counted,
  id,
  className,
}: {
  site: Site
  counted: Counted | null | undefined
  id: string
  className?: string
}) {
  return (
    <search className={cx('block', className)}>
      <form
        {...finderForm(site, counted)}
        className="flex flex-col gap-1.5 rounded-control border border-line bg-raised p-1.5 text-text shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus xs:flex-row xs:items-center"
      >
        <span className="flex min-w-0 flex-1 items-center">
          <Search aria-hidden className="ml-2.5 size-5 shrink-0 text-muted" />
          <label className="sr-only" htmlFor={id}>
            Make, model or keyword
          </label>
          <input
            id={id}
            name="query"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={120}
            placeholder="Make, model or keyword"
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent px-2 text-base text-text placeholder:text-muted focus-visible:outline-none"
          />
        </span>
        <ShowMe site={site} counted={counted} className="shrink-0" />
      </form>
    </search>
  )
}
