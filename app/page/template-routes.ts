import type { Site } from '#app/tenancy/site.ts'
import type { TemplateKind } from '#tenants/templates/blocks.ts'

/** A page that the site makes by itself: which template, and what its blocks are told. */
export interface TemplateMatch {
  kind: TemplateKind
  params: Record<string, string>
}

interface SiteSwitches {
  settings: Pick<Site['settings'], 'compareEnabled' | 'searchPath'>
}

interface TemplateRoute {
  kind: TemplateKind
  /** Path with parameters: `/search/:slug`. */
  path: string
  /** What the path itself says besides. */
  params?: Record<string, string>
}

/** Paths as `readAddress` leaves them: lower case, no slash at the end. The first that fits answers. */
const routes: readonly TemplateRoute[] = [
  { kind: 'stockSearch', path: '/search', params: { scope: 'all' } },
  { kind: 'stockSearch', path: '/search/:slug' },
  { kind: 'stockSearch', path: '/search/:slug/:model' },
  { kind: 'stockSearch', path: '/used-car', params: { scope: 'used' } },
  { kind: 'stockSearch', path: '/used-car/:slug', params: { scope: 'used' } },
  { kind: 'stockSearch', path: '/used-car/:slug/:model', params: { scope: 'used' } },
  { kind: 'vehicle', path: '/cars/:vehicle' },
  { kind: 'compare', path: '/compare' },
  { kind: 'specialOffers', path: '/special-offers' },
  { kind: 'offer', path: '/offers/:offer' },
  { kind: 'catalogue', path: '/catalogue' },
  { kind: 'dealerLocator', path: '/dealer-locator' },
  { kind: 'partsSearch', path: '/parts/search' },
]

const patterns = routes.map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The template that answers `path`, where the site has no page there; its stock search answers whatever its path. */
export function templateAt(path: string, { settings }: SiteSwitches): TemplateMatch | null {
  for (const { kind, pattern, params } of patterns) {
    const match = pattern.exec(path)
    if (!match || (kind === 'compare' && !settings.compareEnabled)) continue
    return { kind, params: { ...match.groups, ...params } }
  }
  return path === settings.searchPath ? { kind: 'stockSearch', params: {} } : null
}
