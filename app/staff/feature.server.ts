import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { z } from 'zod'
import { draftClient } from '#app/content/draft-client.server.ts'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { defineFeature } from '#app/page/feature.ts'
import { toolsSource } from '#app/page/staff.ts'
import { anyEditor, type PeopleOfSite, peopleOf } from './people.server.ts'
import { makerOf } from './secret.server.ts'
import { staffToken } from './token.server.ts'

export default defineFeature({
  name: 'staff',
  open({ env, secret: key }) {
    const client = env.SANITY_API_TOKEN ? draftClient(env) : undefined
    const people: PeopleOfSite = client && env.embedded ? peopleOf(client) : anyEditor

    /**
     * `POST /api/staff/token` `{ secret }`: exchanges a secret that the Studio has written for this site for a token of 15 minutes,
     * for the tools of this one site. It is sent by the Studio from its own origin, without cookies.
     */
    const tokenEndpoint = defineEndpoint({
      method: 'POST',
      path: '/api/staff/token',
      body: z.object({ secret: z.string().min(10).max(200) }),
      rate: { points: 60, seconds: 60 },
      anyOrigin: true,
      async run({ secret }, { site, instant }) {
        if (!client) throw new EndpointError(501, 'Staff tools need SANITY_API_TOKEN on this server.')
        const maker = await makerOfValid(client, secret)
        // A secret stands in the address of a preview: it opens no tools, and no other site's.
        const meant = maker?.source === toolsSource(site.slug)
        const role = meant && (await people(maker.userId, site.id))
        if (!maker || !role) throw new EndpointError(403, 'You do not work on this site.')
        const person = { tenant: site.id, user: maker.userId, role }
        return { ...staffToken(key, person, instant.getTime()), role }
      },
    })
    return { endpoints: [tokenEndpoint] }
  },
})

/** Who made the secret, while it is good: the library knows for how long. */
async function makerOfValid(client: SanityClient, secret: string) {
  const address = `/api/staff/token?sanity-preview-secret=${encodeURIComponent(secret)}`
  const { isValid } = await validatePreviewUrl(client, address)
  return isValid ? makerOf(client, secret) : undefined
}
