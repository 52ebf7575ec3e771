import type { Answers } from '#app/content/answers.server.ts'
import { shaped } from '#app/content/answers.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import type { Log } from '#platform/log.ts'
import type { Switches } from '#tenants/settings/define.ts'
import { tenantQuery, tenantShape } from './document.ts'
import { type HostClaims, holderOf } from './host-claims.server.ts'
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
  claims: HostClaims
}

interface Options {
  answers: Answers
  log: Log
  /** Every per-tenant switch, those of features included. */
  switches: Switches
  claims: HostClaims
}

/** Host to tenant, and the tenant as its documents and presets make it. */
export function createDirectory({ answers, log, switches, claims }: Options): Directory {
  const query = tenantQuery(switches)
  const sites = new WeakMap<object, Site>()

  async function load(id: string, reads: Reads) {
    const answer = await answers.read(query, { tenant: id })
    reads.note(answer)
    const documents = shaped(answer, tenantShape)
    if (!documents) return undefined
    const { siteSlug, hosts } = documents.identity
    const origin = await claims.originOf({ _id: id, siteSlug, hosts })
    const known = sites.get(documents)
    if (known?.origin === origin) return known
    const { site, problems } = resolveSite(id, documents, { switches, origin })
    for (const problem of problems) log.warn({ tenant: id, ...problem }, 'a setting was left out')
    sites.set(documents, site)
    return site
  }

  return {
    claims,
    async find(host, reads) {
      const id = await claims.siteAt(host)
      return id ? load(id, reads) : undefined
    },
    async bySlug(slug, reads) {
      const holder = holderOf(slug, await claims.sites())
      return holder && load(holder._id, reads)
    },
    byId: load,
    async list() {
      return Promise.all(
        (await claims.sites()).map(async (entry) => ({
          id: entry._id,
          slug: entry.siteSlug,
          name: entry.name ?? entry.siteSlug,
          tagline: entry.tagline,
          origin: await claims.originOf(entry),
        })),
      )
    },
  }
}
