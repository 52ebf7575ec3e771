import type { ContentAnswer, ContentRequest } from './search.ts'
import { WordsField } from './words-field.tsx'

export interface FilterGroup {
  key: string
  title: string
}

interface FiltersProps {
  /** Begins the ids of its fields. */
  id: string
  /** Page the form belongs to. */
  path: string
  request: ContentRequest
  facets: ContentAnswer<unknown>['facets']
  /** Filters in their order. */
  groups: readonly FilterGroup[]
  /** Field for words, when the search has one: its label. */
  words?: string
  price?: boolean
}

/** Filters of a search over editors' documents: a plain form, sent as one types where scripts run. */
export function ContentFilters({ id, path, request, facets, groups, words, price }: FiltersProps) {
  return (
    <form action={path} method="get" data-search-form className="content-filters">
      {words && <WordsField id={`${id}-query`} label={words} value={request.query} />}
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
