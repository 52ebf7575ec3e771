import type { z } from 'zod'
import { type Answers, shaped } from '#app/content/answers.server.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { sitesQuery, sitesShape } from './document.ts'
import { isPlatformHost, ownHosts, siteOrigin, slugHosts } from './host.ts'
import type { HostProofs } from './host-proofs.server.ts'

export type SiteName = z.output<typeof sitesShape>[number]

/** Which site each host name leads to. */
export interface HostClaims {
  /** Names of all published sites. @throws ContentUnavailable */
  sites(): Promise<SiteName[]>
  /** Id of the site that answers for a host. */
  siteAt(host: string): Promise<string | undefined>
  /** Where shoppers find a site: at the first host that it asks for and that is live, else by its slug. */
  originOf(site: Pick<SiteName, '_id' | 'siteSlug' | 'hosts'>): Promise<string>
}

interface Options {
  answers: Answers
  env: Pick<Env, 'SITE_ORIGIN' | 'PORT'>
  log: Log
  proofs: HostProofs
}

/** `asked`: the owner of the name has to say that it is this site's. */
interface Claim {
  site: string
  asked: boolean
}

export function createHostClaims({ answers, env, log, proofs }: Options): HostClaims {
  const read = new WeakMap<object, Map<string, Claim>>()

  const sites = async () => shaped(await answers.read(sitesQuery, {}), sitesShape)

  async function claims() {
    const list = await sites()
    const known = read.get(list) ?? claimsIn(list, env, log)
    read.set(list, known)
    return known
  }

  async function siteAt(host: string) {
    const claim = (await claims()).get(host)
    return claim && (!claim.asked || (await proofs.isLive(host, claim.site))) ? claim.site : undefined
  }

  return {
    sites,
    siteAt,
    async originOf({ _id, siteSlug, hosts }) {
      for (const host of hosts) {
        const [name] = ownHosts([host])
        if (name && (await siteAt(name)) === _id) return siteOrigin(env, siteSlug, host.toLowerCase())
      }
      return siteOrigin(env, siteSlug)
    },
  }
}

/**
 * The platform's own host and the addresses that sites have by their slugs always win; a name that two sites ask for is
 * nobody's. The embedded Content Lake refuses both when they are written; a hosted one cannot.
 */
function claimsIn(list: readonly SiteName[], env: Options['env'], log: Log) {
  const claims = new Map<string, Claim>()
  for (const { siteSlug } of list) {
    const holder = holderOf(siteSlug, list)
    if (!holder) log.warn({ siteSlug }, 'two sites have one slug: neither is shown')
    for (const host of holder ? slugHosts(env, siteSlug) : [])
      if (!isPlatformHost(env, host)) claims.set(host, { site: holder!._id, asked: false })
  }
  const wanted = new Map<string, Set<string>>()
  for (const { _id, hosts } of list)
    for (const host of ownHosts(hosts)) {
      const claim = claims.get(host)
      if (isPlatformHost(env, host) || (claim && claim.site !== _id))
        log.warn({ host, site: _id }, 'a site asks for a host name that is not its own')
      else if (!claim) wanted.set(host, (wanted.get(host) ?? new Set()).add(_id))
    }
  for (const [host, [site, ...others]] of wanted)
    if (others.length > 0) log.warn({ host, sites: [site, ...others] }, 'two sites ask for one host name')
    else claims.set(host, { site: site!, asked: true })
  return claims
}

/** The site that has a slug; of two, the one whose document was made for it. */
export function holderOf(slug: string, list: readonly SiteName[]): SiteName | undefined {
  const all = list.filter(({ siteSlug }) => siteSlug.toLowerCase() === slug.toLowerCase())
  return all.length > 1 ? all.find(({ _id }) => _id === `site-${slug}`) : all[0]
}
