import { Reads } from '#app/content/reads.server.ts'
import { readHost } from '#app/tenancy/host.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Platform } from './platform.ts'

/** The site that answers for a Host header; `site` is undefined for a host without one, everything for no host at all. */
export async function siteOfHost(
  { directory, invalidations }: Pick<Platform, 'directory' | 'invalidations'>,
  header: string | undefined,
): Promise<{ host: string; site: Site | undefined; reads: Reads } | undefined> {
  const host = readHost(header)
  if (!host) return undefined
  const reads = new Reads(invalidations.position)
  return { host, site: await directory.find(host, reads), reads }
}
