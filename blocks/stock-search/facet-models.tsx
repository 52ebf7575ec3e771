import { ChevronRight } from 'lucide-react'
import { numberText } from '#app/stock/search/labels.ts'
import { useListing } from './context.ts'
import { Options } from './facet-values.tsx'
import { itemsOf, modelsByMake } from './items.ts'

/** Models nested under their makes (FACET-02). */
export function ModelTree() {
  const { state, found, settings } = useListing()
  const makes = modelsByMake(
    itemsOf('make_model', state, found, settings),
    Object.keys(found.facets.make ?? {}),
  )
  return (
    <div className="listing-scroll">
      {makes.map(({ make, items, count }) => (
        <details key={make} className="listing-tree" open={items.some(({ chosen }) => chosen) || undefined}>
          <summary>
            <ChevronRight aria-hidden className="size-4" />
            <span className="listing-option-label">{make}</span>{' '}
            <span className="listing-option-count tabular">({numberText(count)})</span>
          </summary>
          <Options facet="make_model" items={items} />
        </details>
      ))}
    </div>
  )
}
