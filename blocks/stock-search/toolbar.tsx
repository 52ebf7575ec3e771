import { numberText } from '#app/stock/search/labels.ts'
import { withSort } from '#app/stock/search/listing.ts'
import { shownTotal, sortOf } from '#app/stock/search/requests.ts'
import type { ListingSort, SearchState } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { stockNoun } from './count-text.ts'
import { Select } from './select.tsx'

const sortLabels: Record<ListingSort, string> = {
  distance: 'Distance: nearest first',
  recommended: 'Recommended',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  km_asc: 'Kilometres: low to high',
  year_desc: 'Year: newest first',
  newest: 'Newest listed',
}

/** How many vehicles there are, said aloud when it changes. */
export function Total() {
  const { found, settings } = useListing()
  const total = shownTotal(found)
  return (
    <p className="listing-total" role="status" data-testid="search-total">
      <strong className="tabular">{numberText(total)}</strong> {stockNoun(total, settings)}
    </p>
  )
}

/** The site's orders (SRCH-10, TEN-09), around a place by distance too; the first is not written into the address. */
export function SortSelect() {
  const { data, state, refine, settings, id } = useListing()
  const sortOptions: ListingSort[] = [
    ...(state.place ? (['distance'] as const) : []),
    ...data.scope.sortOptions,
  ]
  if (sortOptions.length < 2) return null
  return (
    <div className="listing-sort">
      <label htmlFor={`${id}-sort`}>Sort by</label>
      <Select
        id={`${id}-sort`}
        name="sortBy"
        value={sortOf(state, data.scope)}
        onChange={({ target }) =>
          refine(withSort(state, target.value === sortOptions[0] ? undefined : (target.value as ListingSort)))
        }
      >
        {sortOptions.map((key) => (
          <option key={key} value={key}>
            {settings.labels[key] || sortLabels[key]}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** On the button that opens the filters: how many choices are in force. */
export function ChosenCount({ state: { values, ranges, place } }: { state: SearchState }) {
  const chosen = Object.values(values).flat().length + Object.keys(ranges).length + (place ? 1 : 0)
  return chosen > 0 ? (
    <span className="listing-group-count">
      {chosen}
      <span className="sr-only"> chosen</span>
    </span>
  ) : null
}
