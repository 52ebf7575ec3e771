import { Search } from 'lucide-react'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'

/** Opens the tenant's stock with what was typed; a plain form, so it works everywhere. */
export function SearchForm({ site, id, className }: { site: Site; id: string; className?: string }) {
  return (
    <search className={cx('block', className)}>
      <form
        action={site.settings.searchPath}
        method="get"
        className="flex items-center gap-1 rounded-control border border-line bg-raised p-1.5 text-text shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
      >
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
        <button type="submit" className="action action-primary shrink-0">
          Search
        </button>
      </form>
    </search>
  )
}
