import type { Env } from '#platform/env.ts'

type Origins = Pick<Env, 'SITE_ORIGIN' | 'PORT'>

const hostName = /^(?!-)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/

/** The name in a Host header, in lower case, without port and final dot; undefined when it is not a host at all. */
export function readHost(header: string | undefined): string | undefined {
  if (!header || header.length > 300) return undefined
  const match = /^([^:[\]]+)(:\d{1,5})?$/.exec(header.toLowerCase())
  const name = match?.[1]
  if (name && hostName.test(name)) return name.endsWith('.') ? name.slice(0, -1) : name
  return /^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(header) ? header.slice(0, header.indexOf(']') + 1) : undefined
}

/** Where shoppers find a tenant: `own`, the first of its own hosts that is live, else the platform's pattern. */
export function siteOrigin({ SITE_ORIGIN, PORT }: Origins, slug: string, own?: string) {
  const pattern = SITE_ORIGIN.replace('{port}', String(PORT))
  if (!own) return pattern.replace('{tenant}', slug)
  const port = own.includes(':') ? '' : (/:\d+$/.exec(pattern)?.[0] ?? '')
  return `${pattern.slice(0, pattern.indexOf('://'))}://${own}${port}`
}

/** The host names that a tenant has by its slug: on the platform's pattern, and on this machine. */
export function slugHosts({ SITE_ORIGIN }: Pick<Origins, 'SITE_ORIGIN'>, slug: string): string[] {
  const platform = patternHost(SITE_ORIGIN).replace('{tenant}', slug.toLowerCase())
  return [...new Set([platform, `${slug.toLowerCase()}.localhost`])]
}

/** The host names that a tenant asks for itself, as Host headers name them. */
export const ownHosts = (hosts: readonly string[]): string[] => hosts.flatMap((host) => readHost(host) ?? [])

/** The platform's own host: what is left of the pattern without the tenant, and this machine. */
export function isPlatformHost({ SITE_ORIGIN }: Pick<Origins, 'SITE_ORIGIN'>, host: string) {
  const bare = patternHost(SITE_ORIGIN).replace(/\{tenant\}[.-]?/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host === bare
}

const patternHost = (origin: string) => origin.replace(/^https?:\/\//, '').replace(/:.*$/, '')
