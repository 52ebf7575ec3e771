import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import type { Location } from './location.ts'
import { locationsOf } from './locations.server.ts'

/** A website as its locations name it. */
interface Website {
  id: string
  name: string
  url: string
}

/** A location as whoever chooses a dealership needs it. */
const asChoice = (website: Website, { slug, name, location_type, address, dealership_slug }: Location) => ({
  id: slug,
  name,
  location_type: location_type ?? 'sales',
  address: { lat: address.lat ?? null, long: address.long ?? null },
  dealership: { id: dealership_slug ?? null, slug: dealership_slug ?? null },
  website,
})

/** `GET /api/manufacturer-locations`: the site with all its locations, of every dealership of the group (API-01). */
const manufacturerLocations = defineEndpoint({
  method: 'GET',
  path: '/api/manufacturer-locations',
  query: z.object({}),
  cacheControl: 'no-cache',
  async run(_query, { site, lake }) {
    const website = { id: site.slug, name: site.name, url: site.origin }
    const locations = (await locationsOf(lake)).map((location) => asChoice(website, location))
    return { websites: [{ ...website, locations }] }
  },
})

/** The places of a site. */
export default defineFeature({ name: 'locations', endpoints: [manufacturerLocations] })
