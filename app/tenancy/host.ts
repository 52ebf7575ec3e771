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

/** Where shoppers find a tenant: its first own host, else the platform's pattern. */
export function siteOrigin({ SITE_ORIGIN, PORT }: Origins, slug: string, hosts: readonly string[]) {
  const pattern = SITE_ORIGIN.replace('{port}', String(PORT))
  const own = hosts[0]
  if (!own) return pattern.replace('{tenant}', slug)
  const port = own.includes(':') ? '' : (/:\d+$/.exec(pattern)?.[0] ?? '')
  return `${pattern.slice(0, pattern.indexOf('://'))}://${own}${port}`
}

/** All host names that answer for a tenant. */
export function hostNames({ SITE_ORIGIN }: Origins, slug: string, hosts: readonly string[]) {
  const platform = SITE_ORIGIN.replace(/^https?:\/\//, '')
    .replace(/:.*$/, '')
    .replace('{tenant}', slug)
  return [platform, `${slug}.localhost`, ...hosts.map((host) => host.toLowerCase().replace(/:\d+$/, ''))]
}

/** The platform's own host: what is left of the pattern without the tenant. */
export function isPlatformHost({ SITE_ORIGIN }: Origins, host: string) {
  const bare = SITE_ORIGIN.replace(/^https?:\/\//, '')
    .replace(/:.*$/, '')
    .replace(/\{tenant\}[.-]?/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host === bare
}
