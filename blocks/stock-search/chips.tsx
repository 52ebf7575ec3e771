import { X } from 'lucide-react'
import { defaultRadius } from '#app/places/radius.ts'
import { rangeText, valueLabel } from '#app/stock/search/labels.ts'
import { cleared, toggled, withPlace, withQuery, withRange } from '#app/stock/search/listing.ts'
import { rangeKeys, type SearchState, valueKeys } from '#app/stock/search/state.ts'
import { readWords, withoutRange, withoutText } from '#app/stock/search/words.ts'
import { useChoice, useListing } from './context.ts'
import type { ListingSettings } from './switches.ts'

export interface Chip {
  key: string
  label: string
  /** The search without it. */
  without: SearchState
}

export function chipsOf(state: SearchState, settings: ListingSettings): Chip[] {
  const { query, place, radius } = state
  const said = readWords(query)
  return [
    ...(said.text
      ? [{ key: 'query', label: `“${said.text}”`, without: withQuery(state, withoutText(query)) }]
      : []),
    ...said.ranges.map((bound) => ({
      key: `said ${bound.words}`,
      label: rangeText(bound.key, bound.range),
      without: withQuery(state, withoutRange(query, bound)),
    })),
    ...valueKeys.flatMap((key) =>
      (state.values[key] ?? []).map((value) => ({
        key: `${key}:${value}`,
        label: valueLabel(key, value, settings),
        without: toggled(state, key, value),
      })),
    ),
    ...rangeKeys.flatMap((key) => {
      const range = state.ranges[key]
      const without = { ...withRange(state, key, undefined), query }
      return range ? [{ key, label: rangeText(key, range), without }] : []
    }),
    ...(place
      ? [
          {
            key: 'place',
            label: `${radius ?? defaultRadius} km around ${place.label ?? 'the dealership'}`,
            without: withPlace(state, undefined),
          },
        ]
      : []),
  ]
}

/** What is chosen, each to be taken back by one click. */
export function Chips() {
  const { state, settings } = useListing()
  const choice = useChoice()
  const chips = chipsOf(state, settings)
  if (chips.length === 0) return null
  return (
    <ul className="listing-chips" aria-label="Chosen filters">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <a {...choice(without)} className="listing-chip" rel="nofollow">
            <span>
              <span className="sr-only">Remove </span>
              {label}
            </span>
            <X aria-hidden className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a {...choice(cleared(state))} className="listing-clear" rel="nofollow">
          Clear all
        </a>
      </li>
    </ul>
  )
}
