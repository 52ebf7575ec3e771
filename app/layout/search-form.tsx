import { Search } from 'lucide-react'
import type { Site } from '#app/tenancy/site.ts'

/** The stock search as a plain form: it works without JavaScript. */
export function SearchForm({ site, id }: { site: Site; id: string }) {
  return (
    <search>
      <form action={site.settings.searchPath} className="search-form">
        <label className="sr-only" htmlFor={id}>
          Search our stock
        </label>
        <Search aria-hidden size={20} />
        <input
          id={id}
          type="search"
          name="query"
          placeholder="Make, model or keyword"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="action action-primary">
          Search
        </button>
      </form>
    </search>
  )
}
