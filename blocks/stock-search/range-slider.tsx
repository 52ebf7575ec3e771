import type { KeyboardEvent } from 'react'
import type { Bounds, Thumb } from '#app/stock/search/slider.ts'

const names: Record<Thumb, string> = { min: 'lowest', max: 'highest' }

/**
 * Two range inputs on one track. Of the browser's own kind: keyboard, touch, forced colours and assistive technology
 * work as everywhere, for no script at all.
 */
export function RangeSlider({
  title,
  bounds,
  thumbs,
  step,
  stride,
  text,
  onMove,
}: {
  title: string
  bounds: Bounds
  thumbs: Bounds
  step: number
  /** What one press of an arrow key moves by at least. */
  stride: number
  text(value: number): string
  onMove(thumb: Thumb, to: number): void
}) {
  const width = bounds.max - bounds.min || 1
  const share = (value: number) => (value - bounds.min) / width
  const onKeyDown = (thumb: Thumb) => (event: KeyboardEvent) => {
    const sign = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!sign || stride <= step) return
    event.preventDefault()
    onMove(thumb, thumbs[thumb] + sign * stride)
  }
  return (
    <div
      className="range-slider"
      style={{ '--from': share(thumbs.min), '--to': share(thumbs.max) } as React.CSSProperties}
    >
      {(['min', 'max'] as const).map((thumb) => (
        <input
          key={thumb}
          type="range"
          aria-label={`${title}: ${names[thumb]}`}
          aria-valuetext={text(thumbs[thumb])}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={thumbs[thumb]}
          disabled={bounds.min === bounds.max}
          data-thumb={thumb}
          // At the far end the lower thumb would lie under the upper one, out of reach.
          data-above={thumb === 'min' && share(thumbs.min) > 0.5 ? '' : undefined}
          onChange={({ target }) => onMove(thumb, Number(target.value))}
          onKeyDown={onKeyDown(thumb)}
        />
      ))}
      <p className="range-slider-ends tabular" aria-hidden>
        <span>{text(thumbs.min)}</span>
        <span>{text(thumbs.max)}</span>
      </p>
    </div>
  )
}
