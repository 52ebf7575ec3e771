import { z } from 'zod'
import { mediaUrl } from '#app/media/url.ts'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { brandBySlug } from './brands.server.ts'
import { wordmark } from './wordmark.ts'

const slugPattern = /^[a-z0-9-]{1,60}$/
const cacheControl = 'public, max-age=300'

/**
 * `GET /api/brands/{slug}/logo`: the logo that the site has of a maker, for pictures of pages that know its name alone
 * (the certified tag of a vehicle, CARD-22); a plain wordmark where there is none.
 */
const logoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/brands/:slug/logo',
  query: z.object({}),
  cacheControl,
  async run(_query, { params, lake }) {
    const { slug = '' } = params
    if (!slugPattern.test(slug)) throw new EndpointError(404, 'There is no such brand.')
    const logo = (await brandBySlug(lake, slug))?.logo
    if (logo)
      return new Response(null, {
        status: 302,
        headers: { Location: mediaUrl(logo, { width: 320 }), 'Cache-Control': cacheControl },
      })
    return new Response(wordmark(slug), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl },
    })
  },
})

export default defineFeature({ name: 'brands', endpoints: [logoEndpoint] })
