import type { Answers } from '#app/content/answers.server.ts'
import { shaped } from '#app/content/answers.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import type { Switches } from '#tenants/settings/define.ts'
import { sitesQuery, sitesShape, tenantQuery, tenantShape } from './document.ts'
import { hostNames, siteOrigin } from './host.ts'
import { resolveSite } from './resolve.ts'
import type { Site } from './site.ts'

/** A tenant as the platform lists it. */
export interface SiteEntry {
  id: string
  slug: string
  name: string
  tagline?: string
  origin: string
}

export interface Directory {
  /** The tenant that answers for a host name, noted in `reads`. @throws ContentUnavailable */
  find(host: string, reads: Reads): Promise<Site | undefined>
  /** A tenant by its key. */
  bySlug(slug: string, reads: Reads): Promise<Site | undefined>
  /** A tenant by the id of its document. */
  byId(id: string, reads: Reads): Promise<Site | undefined>
  list(): Promise<SiteEntry[]>
}

interface Options {
  answers: Answers
  env: Pick<Env, 'SITE_ORIGIN' | 'PORT'>
  log: Log
  /** Every per-tenant switch, those of features included. */
  switches: Switches
}

/** Host to tenant, and the tenant as its documents and presets make it. */
export function createDirectory({ answers, env, log, switches }: Options): Directory {
  const query = tenantQuery(switches)
  const hostMaps = new WeakMap<object, Map<string, string>>()
  const sites = new WeakMap<object, Site>()

  async function entries() {
    return shaped(await answers.read(sitesQuery, {}), sitesShape)
  }

  async function hostMap() {
    const list = await entries()
    let map = hostMaps.get(list)
    if (!map) {
      map = new Map()
      for (const { _id, siteSlug, hosts } of list)
        for (const host of hostNames(env, siteSlug, hosts)) if (!map.has(host)) map.set(host, _id)
      hostMaps.set(list, map)
    }
    return map
  }

  async function load(id: string, reads: Reads) {
    const answer = await answers.read(query, { tenant: id })
    reads.note(answer)
    const documents = shaped(answer, tenantShape)
    if (!documents) return undefined
    const known = sites.get(documents)
    if (known) return known
    const { site, problems } = resolveSite(id, documents, { switches, env })
    for (const problem of problems) log.warn({ tenant: id, ...problem }, 'a setting was left out')
    sites.set(documents, site)
    return site
  }

  return {
    async find(host, reads) {
      const id = (await hostMap()).get(host)
      return id ? load(id, reads) : undefined
    },
    async bySlug(slug, reads) {
      const entry = (await entries()).find(({ siteSlug }) => siteSlug === slug)
      return entry && load(entry._id, reads)
    },
    byId: load,
    async list() {
      return (await entries()).map(({ _id, siteSlug, name, tagline, hosts }) => ({
        id: _id,
        slug: siteSlug,
        name: name ?? siteSlug,
        tagline,
        origin: siteOrigin(env, siteSlug, hosts),
      }))
    },
  }
}
