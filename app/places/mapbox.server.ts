import { z } from 'zod'
import type { Place, Places } from './place.ts'

const answer = z.object({
  features: z.array(
    z.object({
      text: z.string(),
      place_type: z.array(z.string()),
      center: z.tuple([z.number(), z.number()]),
      context: z
        .array(z.object({ id: z.string(), text: z.string(), short_code: z.string().optional() }))
        .default([]),
    }),
  ),
})

const timeoutMs = 2000

/**
 * Places by Mapbox's geocoding, limited to Australia, as a site of the state `home` looks them up. `base` is its address,
 * which tests point elsewhere.
 */
export function mapboxPlaces(token: string, base = 'https://api.mapbox.com'): (home?: string) => Places {
  async function ask(words: string, autocomplete: boolean, limit: number): Promise<Place[]> {
    const url = new URL(`/geocoding/v5/mapbox.places/${encodeURIComponent(words.slice(0, 80))}.json`, base)
    url.search = new URLSearchParams({
      country: 'AU',
      types: 'place,locality,postcode',
      autocomplete: String(autocomplete),
      limit: String(Math.min(limit, 10)),
      access_token: token,
    }).toString()
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`Mapbox answered ${response.status} to a question for places.`)
    return answer.parse(await response.json()).features.map(placeOf)
  }
  return (home) => ({
    suggest: async (words, limit = 8) => (words.trim() ? homeFirst(await ask(words, true, limit), home) : []),
    find: async (words) => (words.trim() ? (homeFirst(await ask(words, false, 5), home)[0] ?? null) : null),
  })
}

/** Of the places named like the best one, that in the site's own state first. */
function homeFirst(places: Place[], home: string | undefined): Place[] {
  const own = places.find(
    ({ name, state }) => name === places[0]!.name && state.toLowerCase() === home?.toLowerCase(),
  )
  return own ? [own, ...places.filter((place) => place !== own)] : places
}

function placeOf({ text, place_type, center, context }: z.infer<typeof answer>['features'][number]): Place {
  const above = (kind: string) => context.find(({ id }) => id.startsWith(`${kind}.`))
  const isPostcode = place_type.includes('postcode')
  const name = isPostcode ? ((above('locality') ?? above('place'))?.text ?? text) : text
  const state = above('region')?.short_code?.replace(/^AU-/, '') ?? ''
  const postcode = isPostcode ? text : (above('postcode')?.text ?? '')
  return {
    label: [name, state, postcode].filter(Boolean).join(' '),
    name,
    state,
    postcode,
    lng: center[0],
    lat: center[1],
  }
}
