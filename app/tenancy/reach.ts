import type { Site } from './site.ts'

/** The addresses that a site answers. */
export interface Reach {
  /** Paths as they stand in addresses, and `/finance#finance-form` for a section that has this anchor. */
  paths: readonly string[]
  /** Paths with parameters: `/search/:slug`. */
  routes: readonly string[]
}

type Reaching = Pick<Site, 'reach'>

/** What is served without a page: files, endpoints, what crawlers read. */
const served = /^\/((api|media|assets|images|search-api|preview)\/|(sitemap\.xml|robots\.txt|favicon\.ico)$)/

const lookups = new WeakMap<Reach, { paths: ReadonlySet<string>; routes: RegExp[] }>()

function lookup(reach: Reach) {
  const known = lookups.get(reach)
  if (known) return known
  const routes = reach.routes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`))
  const made = { paths: new Set(reach.paths), routes }
  lookups.set(reach, made)
  return made
}

const pathOf = (href: string) => {
  const [path = ''] = href.split(/[?#]/, 1)
  return `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase()
}

/**
 * Whether the site answers at an address: what a control asks before it is drawn. Addresses elsewhere, phone numbers and
 * anchors of the page itself count as answered; so does everything while it is not known what the site answers.
 */
export function answers({ reach }: Reaching, href: string): boolean {
  if (!reach || !/^\/(?!\/)/.test(href)) return true
  const path = pathOf(href)
  const { paths, routes } = lookup(reach)
  return paths.has(path) || served.test(path) || routes.some((route) => route.test(path))
}

/** Whether a section of the page at `path` has this anchor. */
export const hasAnchor = ({ reach }: Reaching, path: string, anchor: string) =>
  !reach || lookup(reach).paths.has(`${pathOf(path)}#${anchor}`)

/** As much of it as the browser needs to ask about these addresses. */
export function narrowed(reach: Reach, hrefs: readonly string[]): Reach {
  const wanted = new Set(hrefs.filter((href) => href.startsWith('/')).map(pathOf))
  return {
    paths: reach.paths.filter((path) => wanted.has(path.replace(/#.*/, ''))),
    routes: reach.routes,
  }
}
