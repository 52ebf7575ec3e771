import { useState } from 'react'
import { numberText } from '#app/stock/search/labels.ts'
import { toggled } from '#app/stock/search/listing.ts'
import type { ValueKey } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { firstOf, type Item, itemsOf, matching, popularCount } from './items.ts'

/** Options in view before the rest is asked for (FACET-31). */
const shortList = 7
/** Lists longer than this can be searched. */
const searchable = 14

/** The options of a facet: a short list that opens, or makes in two groups (FACET-31 to FACET-33). */
export function ValueFacet({ facet }: { facet: ValueKey }) {
  const { state, found, settings } = useListing()
  const items = itemsOf(facet, state, found, settings)
  const { field, words } = useWords(items.length)
  if (items.length === 0) return <p className="listing-none">Nothing to choose from.</p>
  if (words)
    return (
      <>
        {field}
        <Matching facet={facet} items={items} words={words} />
      </>
    )
  return (
    <>
      {field}
      {facet === 'make' && settings.groupPopularMakes ? (
        <PopularMakes items={items} />
      ) : (
        <Folded facet={facet} items={items} />
      )}
    </>
  )
}

/** A field above a long list, and what is typed in it. */
export function useWords(length: number) {
  const [words, setWords] = useState('')
  const field = length > searchable && (
    <input
      type="search"
      className="field field-small mb-1"
      placeholder="Find in this list"
      aria-label="Find in this list"
      autoComplete="off"
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
  return { field, words: words.trim() }
}

/** What a list holds of the words typed above it. */
export function Matching({
  facet,
  items,
  words,
}: {
  facet: ValueKey
  items: readonly Item[]
  words: string
}) {
  const matches = matching(items, words)
  if (matches.length === 0) return <p className="listing-none">Nothing in this list begins with “{words}”.</p>
  return <Options facet={facet} items={matches} tall />
}

function Folded({ facet, items }: { facet: ValueKey; items: readonly Item[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? items : firstOf(items, shortList)
  const names = facet === 'make' ? 'makes' : undefined
  if (items.length <= shortList) return <Options facet={facet} items={items} />
  return (
    <>
      <Options facet={facet} items={shown} tall={whole} />
      <noscript>
        <Options facet={facet} items={items.filter((item) => !shown.includes(item))} />
      </noscript>
      <button type="button" className="listing-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole
          ? names
            ? 'Hide extra makes'
            : 'Show fewer'
          : names
            ? 'Show all makes'
            : `Show all ${items.length}`}
      </button>
    </>
  )
}

/** The first twenty under Popular, the rest under All (FACET-33). */
function PopularMakes({ items }: { items: readonly Item[] }) {
  const groups = [
    { title: 'Popular', items: items.slice(0, popularCount) },
    { title: 'All', items: items.slice(popularCount) },
  ].filter((group) => group.items.length > 0)
  return (
    <div className="listing-scroll">
      {groups.map((group) => (
        <div key={group.title}>
          <p className="eyebrow listing-subhead">{group.title}</p>
          <Options facet="make" items={group.items} />
        </div>
      ))}
    </div>
  )
}

export function Options({ facet, items, tall }: { facet: ValueKey; items: readonly Item[]; tall?: boolean }) {
  const { state, refine } = useListing()
  return (
    <ul className={tall && items.length > searchable ? 'listing-options listing-scroll' : 'listing-options'}>
      {items.map(({ value, label, count, chosen }) => (
        <li key={value}>
          <label className="listing-option" data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              name={facet}
              value={value}
              checked={chosen}
              onChange={() => refine(toggled(state, facet, value))}
            />
            {facet === 'colour' && (
              <span aria-hidden className="listing-swatch" data-colour={value.toLowerCase()} />
            )}
            <span className="listing-option-label">{label}</span>{' '}
            <span className="listing-option-count tabular">({numberText(count)})</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
