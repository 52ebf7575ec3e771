import { useEffect, useState } from 'react'
import type { Slot } from '../appointments/slots.ts'

interface Props {
  dealership?: string
  /** Value of the date and time field: `2026-11-24T10:00`. */
  typed?: string
  timeZone: string
  onPick(value: string): void
}

/** Free times of the day that was chosen; without an answer the field alone is there (TD-05). */
export function FreeTimes({ dealership, typed, timeZone, onPick }: Props) {
  const date = typed?.slice(0, 10)
  const [found, setFound] = useState<{ date: string; slots: Slot[] }>()

  useEffect(() => {
    if (!dealership || !date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return
    const stop = new AbortController()
    const asked = new URLSearchParams({ dealership_slug: dealership, date })
    fetch(`/api/appointments?${asked}`, { signal: stop.signal })
      .then((response) =>
        response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
      )
      .then(({ slots }: { slots: Slot[] }) => setFound({ date, slots }))
      .catch(() => setFound(undefined))
    return () => stop.abort()
  }, [dealership, date])

  if (!found || found.date !== date) return null
  if (found.slots.length === 0)
    return (
      <p className="lead-help" role="status">
        Nothing is free on that day. Choose another, or tell us in the comments when suits you.
      </p>
    )
  const wall = wallClock(timeZone)
  return (
    <fieldset className="lead-picks" aria-label="Free times">
      {found.slots.map(({ start }) => {
        const { value, label } = wall(new Date(start))
        return (
          <button
            key={start}
            type="button"
            aria-pressed={value === typed?.slice(0, 16)}
            onClick={() => onPick(value)}
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

/** An instant on the clocks of a zone: as a field holds it, and as people say it. */
function wallClock(timeZone: string) {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const label = new Intl.DateTimeFormat('en-AU', { timeZone, timeStyle: 'short' })
  return (instant: Date) => ({ value: parts.format(instant).replace(' ', 'T'), label: label.format(instant) })
}
