import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { embeddedPlaces } from './embedded.server.ts'
import { mapboxPlaces } from './mapbox.server.ts'
import type { Places } from './place.ts'

declare module '#app/page/services.ts' {
  interface SiteServices {
    /** Suburbs, towns and postcodes of Australia. */
    places: Places
  }
}

/**
 * `GET /api/places?query=spr` returns `{ places: Place[] }`, at most eight, for a field that completes as one types; with
 * `exact=true` the one that is meant by these words, if there is one.
 */
const placesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  query: z.object({ query: z.string().trim().min(1).max(80), exact: z.literal('true').optional() }),
  queryProblem: 'query must be 1 to 80 characters, exact "true" or left out',
  cacheControl: 'public, max-age=86400',
  async run({ query, exact }, { places }) {
    const found = await (exact ? places.find(query) : places.suggest(query)).catch((cause) => {
      throw new EndpointError(503, 'places cannot be looked up at the moment', { cause })
    })
    return { places: Array.isArray(found) ? found : found ? [found] : [] }
  },
})

export default defineFeature({
  name: 'places',
  endpoints: [placesEndpoint],
  open({ env }) {
    const places = env.MAPBOX_TOKEN ? mapboxPlaces(env.MAPBOX_TOKEN) : embeddedPlaces({ early: true })
    return { forSite: ({ settings }) => ({ places: places(settings.defaultFormState) }) }
  },
})
