import { isPlatformHost, ownHosts, slugHosts } from '#app/tenancy/host.ts'
import type { LakeDocument } from '#embedded/content-lake/context.ts'
import type { Claims } from '#embedded/content-lake/store/claims.ts'
import type { Env } from '#platform/env.ts'

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * Host names belong to one site: those it has by its slug, and those it asks for. Who may change them could take
 * over another site's address, so only administrators may.
 */
export const siteClaims = (env: Pick<Env, 'SITE_ORIGIN'>): Claims => ({
  type: 'site',
  fields: ['siteSlug', 'hosts'],
  refusal: 'Only administrators change the web addresses of a site, make sites and delete them',
  names: ({ siteSlug, hosts }: LakeDocument) => [
    ...(typeof siteSlug === 'string' ? slugHosts(env, siteSlug) : []),
    ...ownHosts(strings(hosts)),
  ],
  reserved: (name) => isPlatformHost(env, name),
})
