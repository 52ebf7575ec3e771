import { ChevronDown, LocateFixed, MapPin, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { defaultRadius, radii } from '#app/places/radius.ts'
import { withPlace, withRadius } from '#app/stock/search/listing.ts'
import type { Place } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { noSuchPlace, type Suggestion, suggestPlaces } from './places.ts'
import { Select } from './select.tsx'
import { useLater } from './use-later.ts'

/** Pause after the last key before places are asked for, in milliseconds. */
const pauseMs = 300

/** Only vehicles around a suburb, postcode or the shopper's own position (SRCH-41, SRCH-42). */
export function PlaceFacet() {
  const { state, refine, id } = useListing()
  const { place, radius } = state
  return (
    <details className="listing-group" data-testid="facet-place" open>
      <summary>
        <span>Distance</span>
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: details cannot be a fieldset, and its summary no legend */}
      <div className="listing-group-body" role="group" aria-label="Distance">
        <PlaceField place={place} onChoose={(chosen) => refine(withPlace(state, chosen))} />
        <label className="listing-radius" htmlFor={`${id}-radius`}>
          <span>Within</span>
          <Select
            id={`${id}-radius`}
            name="radius"
            value={radius ?? defaultRadius}
            onChange={({ target }) => refine(withRadius(state, Number(target.value)))}
          >
            {radii.map((km) => (
              <option key={km} value={km}>
                {km} km
              </option>
            ))}
          </Select>
        </label>
      </div>
    </details>
  )
}

function PlaceField({
  place,
  onChoose,
}: {
  place: Place | undefined
  onChoose(place: Place | undefined): void
}) {
  const { id, data } = useListing()
  const label = place ? (place.label ?? 'Chosen dealership') : ''
  const [text, setText] = useState<string>()
  const [found, setFound] = useState<Suggestion[]>([])
  const [unknown, setUnknown] = useState(place ? undefined : data.unknownPlace)
  const [active, setActive] = useState(0)
  const [located, setLocated] = useState(false)
  const later = useLater(pauseMs)
  // The server knows neither scripts nor whether this browser tells where it is.
  useEffect(() => setLocated('geolocation' in navigator && window.isSecureContext), [])

  const type = (words: string) => {
    setText(words)
    setUnknown(undefined)
    if (words.trim().length < 2) {
      later.stop()
      setFound([])
    } else
      later.run(async () => {
        const places = await suggestPlaces(words)
        setFound(places ?? [])
        setActive(0)
        // Fewer letters may still become a place.
        if (places?.length === 0 && words.trim().length > 3) setUnknown(words.trim())
      })
  }
  const choose = (chosen: Suggestion | undefined) => {
    later.stop()
    setFound([])
    setUnknown(undefined)
    setText(undefined)
    onChoose(chosen && { label: chosen.label, lat: chosen.lat, lng: chosen.lng })
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        choose({ label: 'My location', lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      (error) => console.info('The position is not known.', error.message),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (found[active]) choose(found[active])
    } else if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      setFound([])
    } else if (step && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    }
  }
  const listId = `${id}-places`
  const open = found.length > 0
  return (
    <>
      <div className="listing-place">
        <MapPin aria-hidden className="listing-search-icon size-4" />
        <input
          name="place"
          type="text"
          role="combobox"
          aria-label="Suburb or postcode"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-invalid={unknown !== undefined || undefined}
          aria-describedby={`${listId}-problem`}
          aria-activedescendant={open ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={80}
          placeholder="Suburb or postcode"
          value={text ?? label}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setFound([])
            if (text?.trim() === '' && place) choose(undefined)
            else setText(undefined)
          }}
        />
        {place ? (
          <button
            type="button"
            className="listing-icon"
            aria-label={`Clear ${label}`}
            onClick={() => choose(undefined)}
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : (
          located && (
            <button type="button" className="listing-icon" aria-label="Use my location" onClick={locate}>
              <LocateFixed aria-hidden className="size-4" />
            </button>
          )
        )}
        <div id={listId} role="listbox" aria-label="Places" hidden={!open} className="listing-places">
          {found.map((suggestion, index) => (
            <div
              key={suggestion.label}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Before the field loses focus, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(suggestion)
              }}
            >
              {suggestion.label}
            </div>
          ))}
        </div>
      </div>
      <p id={`${listId}-problem`} role="status" className="listing-place-problem">
        {unknown !== undefined && noSuchPlace(unknown)}
      </p>
    </>
  )
}

/** About a hundred metres: enough for a distance, too little for an address. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
