import { ChevronRight } from 'lucide-react'
import { numberText } from '#app/stock/search/labels.ts'
import { useListing } from './context.ts'
import { Matching, Options, useWords } from './facet-values.tsx'
import { itemsOf, modelsByMake } from './items.ts'

/** Models nested under their makes (FACET-02). */
export function ModelTree() {
  const { state, found, settings } = useListing()
  const models = itemsOf('make_model', state, found, settings)
  const { field, words } = useWords(models.length)
  const makes = modelsByMake(models, Object.keys(found.facets.make ?? {}))
  if (words)
    return (
      <>
        {field}
        <Matching facet="make_model" items={models} words={words} />
      </>
    )
  return (
    <>
      {field}
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
    </>
  )
}
