import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentAnswer, ContentRequest } from './search.ts'

interface FiltersProps {
  /** Begins the ids of its fields. */
  id: string
  /** Page the form belongs to. */
  path: string
  request: ContentRequest
  facets: ContentAnswer<unknown>['facets']
  /** Filters in their order: key and heading. */
  groups: readonly { key: string; title: string }[]
  /** Field for words, when the search has one: its label. */
  words?: string
  price?: boolean
}

/** Filters of a search over editors' documents: a plain form, sent as one types where scripts run. */
export function ContentFilters({ id, path, request, facets, groups, words, price }: FiltersProps) {
  return (
    <form action={path} method="get" data-search-form className="content-filters">
      {words && (
        <Group title={words} htmlFor={`${id}-query`}>
          <div className="relative">
            <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-muted" />
            <input
              id={`${id}-query`}
              name="query"
              type="search"
              defaultValue={request.query}
              maxLength={200}
              className="field pl-10"
            />
          </div>
        </Group>
      )}
      {groups.map(({ key, title }) => {
        const values = facets[key] ?? []
        if (values.length === 0) return null
        return (
          <fieldset key={key} data-testid={`facet-${key}`}>
            <legend className="text-sm font-semibold">{title}</legend>
            <ul className="mt-2">
              {values.map(({ value, count }) => (
                <li key={value}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base">
                    <input
                      type="checkbox"
                      name={key}
                      value={value.replaceAll(',', '\\,')}
                      defaultChecked={request.filters[key]?.includes(value)}
                      className="size-5 accent-brand"
                    />
                    <span className="min-w-0 flex-1">{value}</span>
                    <span className="tabular text-sm text-muted">{`(${count})`}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )
      })}
      {price && (
        <fieldset data-testid="facet-price">
          <legend className="text-sm font-semibold">Price</legend>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Amount name="price_min" label="From" value={request.ranges.price?.min} />
            <Amount name="price_max" label="To" value={request.ranges.price?.max} />
          </div>
        </fieldset>
      )}
      <button type="submit" className="action action-secondary" data-submit>
        Show results
      </button>
    </form>
  )
}

function Group({ title, htmlFor, children }: { title: string; htmlFor: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={htmlFor} className="mb-2 block text-sm font-semibold">
        {title}
      </label>
      {children}
    </div>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label className="text-sm text-muted">
      {label}
      <input
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        defaultValue={value}
        className="field tabular mt-1"
      />
    </label>
  )
}
