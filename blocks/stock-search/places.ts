import { paths } from '#values/paths.ts'

export interface Suggestion {
  label: string
  lat: number
  lng: number
}

/** Places for what was typed so far; none where they cannot be looked up. */
export async function suggestPlaces(words: string): Promise<Suggestion[]> {
  try {
    const response = await fetch(paths.places(words.trim()))
    if (!response.ok) return []
    const { places } = (await response.json()) as { places?: Suggestion[] }
    return (places ?? []).slice(0, 6)
  } catch (error) {
    console.info('Places cannot be looked up.', error)
    return []
  }
}
