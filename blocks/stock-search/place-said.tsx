import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hrefOf, withPlace, withQuery } from '#app/stock/search/listing.ts'
import { readWords, withoutPlace } from '#app/stock/search/words.ts'
import { useChoice, useListing } from './context.ts'
import { lookUpPlace, noSuchPlace, type Suggestion } from './places.ts'

const isPostcode = (words: string) => /^\d{4}$/.test(words)

/** A place among the words of a search, and what it is called; null: there is none. */
export interface SaidPlace {
  words: string
  place: Suggestion | null
}

/** A place among the words is offered; a postcode by which nothing is called ("mazda 4006") is searched around. */
export function PlaceSaid() {
  const { state, found, status, refine, data } = useListing()
  const choice = useChoice()
  const [known, setKnown] = useState<SaidPlace | undefined>(data.said)
  const { place: wanted, text } = readWords(state.query)
  useEffect(() => {
    if (wanted === undefined || known?.words === wanted) return
    let current = true
    lookUpPlace(wanted).then((place) => {
      if (current && place !== undefined) setKnown({ words: wanted, place })
    })
    return () => {
      current = false
    }
  }, [wanted, known])

  const said = wanted !== undefined && known?.words === wanted ? known : undefined
  const around = said?.place && withPlace(withQuery(state, withoutPlace(state.query)), said.place)
  const nothing = status === 'idle' && found.count === 0 && found.text === text
  useEffect(() => {
    if (!nothing || !around || !isPostcode(said.words)) return
    // In place of the search that found nothing, so that Back leads before it.
    history.replaceState(history.state, '', hrefOf(around, data.place))
    refine(around)
  })
  if (!said) return null
  if (!said.place)
    return nothing ? (
      <p role="status" className="listing-notice">
        {noSuchPlace(said.words)}
      </p>
    ) : null
  return (
    <p className="listing-said">
      <a {...choice(around!)} className="listing-chip" rel="nofollow">
        <MapPin aria-hidden className="size-4" />
        Search near {said.place.label}
      </a>
    </p>
  )
}
