import { useEffect, useState } from 'react'
import { boundText, facetTitle } from '#app/stock/search/labels.ts'
import { withRange } from '#app/stock/search/listing.ts'
import { rangesOf } from '#app/stock/search/requests.ts'
import {
  type Bounds,
  boundsOf,
  clamped,
  moved,
  rangeOf,
  snapOf,
  snapped,
  stepOfSlider,
  type Thumb,
  thumbsOf,
} from '#app/stock/search/slider.ts'
import type { RangeKey } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { RangeSlider } from './range-slider.tsx'
import { useLater } from './use-later.ts'

/** Pause after the last move of a thumb before the search is made, in milliseconds (FACET-40). */
const pauseMs = 400

const silent = () => {}

/** A facet of numbers: a slider with two thumbs, and the same two numbers to be typed. */
export function RangeFacet({ facet }: { facet: RangeKey }) {
  const { state, found, refine, settings } = useListing()
  const chosen = rangesOf(state)[facet]
  const stats = found.stats[facet]
  const bounds = boundsOf(facet, stats)
  const { min: low, max: high } = bounds
  const [draft, setDraft] = useState<Bounds>()
  const later = useLater(pauseMs)
  const thumbs = draft ?? thumbsOf(chosen, bounds, silent)
  useEffect(() => {
    // An address may ask for more than there is: the log alone says so.
    thumbsOf(chosen, { min: low, max: high })
  }, [chosen, low, high])

  const commit = (both: Bounds) => {
    later.stop()
    setDraft(undefined)
    refine(withRange(state, facet, rangeOf(both, bounds)))
  }
  const move = (thumb: Thumb, to: number) => {
    const both = moved(thumbs, thumb, clamped(snapped(facet, to), bounds, silent))
    setDraft(both)
    later.run(() => commit(both))
  }
  const title = facetTitle(facet, settings)
  return (
    <div className="listing-range" data-testid={facet === 'price' ? 'price-slider' : `${facet}-slider`}>
      <RangeSlider
        title={title}
        bounds={bounds}
        thumbs={thumbs}
        step={stepOfSlider(facet, bounds)}
        stride={snapOf(facet)}
        text={(value) => boundText(facet, value)}
        onMove={move}
      />
      <div className="listing-range-fields">
        {(['min', 'max'] as const).map((thumb) => (
          <Field
            key={thumb}
            name={facet}
            label={thumb === 'min' ? 'From' : 'To'}
            title={title}
            value={chosen?.[thumb] === undefined ? undefined : thumbs[thumb]}
            placeholder={bounds[thumb]}
            onEnter={(value) => {
              const end = value === undefined ? bounds[thumb] : clamped(snapped(facet, value), bounds)
              commit(moved(thumbs, thumb, end))
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** One end, typed: taken over when the field is left or on Enter. */
function Field({
  name,
  label,
  title,
  value,
  placeholder,
  onEnter,
}: {
  name: string
  label: string
  title: string
  value: number | undefined
  placeholder: number
  onEnter(value: number | undefined): void
}) {
  const [text, setText] = useState<string>()
  const enter = () => {
    if (text === undefined) return
    setText(undefined)
    const typed = text.replace(/[^\d.]/g, '')
    const number = typed === '' ? undefined : Number(typed)
    if (number !== value && !Number.isNaN(number)) onEnter(number)
  }
  return (
    <label className="listing-range-field">
      <span>{label}</span>
      <input
        className="field field-small tabular"
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${title}: ${label.toLowerCase()}`}
        placeholder={String(placeholder)}
        value={text ?? value ?? ''}
        onChange={({ target }) => setText(target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
      />
    </label>
  )
}
