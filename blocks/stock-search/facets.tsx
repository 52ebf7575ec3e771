import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { facetTitle } from '#app/stock/search/labels.ts'
import type { StockFound } from '#app/stock/search/requests.ts'
import { isRangeKey, type RangeKey, searchHref, type ValueKey } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { ModelTree } from './facet-models.tsx'
import { PlaceFacet } from './facet-place.tsx'
import { RangeFacet } from './facet-range.tsx'
import { ValueFacet } from './facet-values.tsx'
import { itemsOf } from './items.ts'
import type { ListingSettings } from './switches.ts'

/** Groups that stand open from the start, besides those with a choice. */
const openGroups = 5

/** The site's filters in the site's order (TEN-08). */
export function Facets() {
  const { data } = useListing()
  return (
    <div className="listing-facets">
      <Hidden />
      {data.filters.map((key, index) =>
        key === 'place' ? (
          <PlaceFacet key={key} />
        ) : (
          <Group key={key} facet={key} open={index < openGroups}>
            {isRangeKey(key) ? (
              <RangeFacet facet={key} />
            ) : key === 'make_model' ? (
              <ModelTree />
            ) : (
              <ValueFacet facet={key} />
            )}
          </Group>
        ),
      )}
    </div>
  )
}

function Group({
  facet,
  open: first,
  children,
}: {
  facet: ValueKey | RangeKey
  open: boolean
  children: ReactNode
}) {
  const { state, found, settings } = useListing()
  const chosen = isRangeKey(facet) ? Number(Boolean(state.ranges[facet])) : (state.values[facet]?.length ?? 0)
  const [open] = useState(first || chosen > 0)
  // A facet that no vehicle of the whole list has is no choice; with an empty list it stays, lest the panel jump.
  const isEmpty = isRangeKey(facet)
    ? !found.stats[facet] && chosen === 0
    : itemsOf(facet, state, found, settings).length === 0
  if (isEmpty && found.count > 0) return null
  if (facet === 'series' && chosen === 0 && !hasSeries(found, settings)) return null
  return (
    <details className="listing-group" data-testid={`facet-${facet}`} open={open}>
      <summary>
        <span>{facetTitle(facet, settings)}</span>
        {chosen > 0 && (
          <span className="listing-group-count" role="img" aria-label={`${chosen} chosen`}>
            {chosen}
          </span>
        )}
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: details cannot be a fieldset, and its summary no legend */}
      <div className="listing-group-body" role="group" aria-label={facetTitle(facet, settings)}>
        {children}
      </div>
    </details>
  )
}

/** The order of series may be meant for models alone, which then have no series of these names. */
const hasSeries = ({ facets }: StockFound, { seriesOrder }: ListingSettings) =>
  Object.keys(facets.series ?? {}).some((value) =>
    seriesOrder.some((series) => series.toLowerCase() === value.toLowerCase()),
  )

/** Choices without a control of their own travel with the form all the same. */
function Hidden() {
  const { state, data } = useListing()
  const shown = new Set<string>(data.filters.flatMap((key) => (key === 'place' ? placeParams : key)))
  const choices = new URLSearchParams(searchHref('', { ...state, query: '', page: 1, sortBy: undefined }))
  return [...choices].map(
    ([name, value]) =>
      !shown.has(name) && <input key={name} type="hidden" name={name} value={value} readOnly />,
  )
}

const placeParams = ['place', 'lat', 'lng', 'radius', 'locationId', 'locationType']
