import { paths } from '#values/paths.ts'

export interface Suggestion {
  label: string
  lat: number
  lng: number
}

/** Places for what was typed so far, best first; undefined where they cannot be looked up. */
export async function suggestPlaces(words: string): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(paths.places(words.trim()))
    if (!response.ok) return undefined
    const { places } = (await response.json()) as { places?: Suggestion[] }
    return (places ?? []).slice(0, 6)
  } catch (error) {
    console.info('Places cannot be looked up.', error)
    return undefined
  }
}

/** The one place that is meant; null: there is none. */
export async function lookUpPlace(words: string): Promise<Suggestion | null | undefined> {
  const found = await suggestPlaces(words)
  return found && (found[0] ?? null)
}

/** What a shopper reads who looks for a place that does not exist. */
export const noSuchPlace = (words: string) =>
  /^\d{4}$/.test(words)
    ? `There is no postcode ${words} in Australia.`
    : `We know no place called “${words}”. Try a suburb or a postcode.`
