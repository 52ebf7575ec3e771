import { tidyPath } from '../../app/page/path.ts'
import { linkHref } from '../../app/tenancy/link-href.ts'
import type { Site } from '../../app/tenancy/site.ts'
import { pageKinds } from '../../blocks/registry.pages.ts'
import { linkValue } from '../../values/link.ts'
import type { SiteFacts } from './facts.ts'

/** What a path of the site leads to. */
export type PathState =
  | { state: 'there' | 'missing' }
  | { state: 'unpublished'; id: string; title?: string }
  | { state: 'redirected'; to: string }

/** Paths that the site serves without a document. */
const served = /^\/((api|media|assets|preview)\/|(sitemap\.xml|robots\.txt|favicon\.ico)$)/

/** The path of an address on the same site, without query and anchor; undefined for other addresses. */
export function localPath(url: string | undefined) {
  const path = /^\/(?!\/)[^?#]*/.exec(url?.trim() ?? '')?.[0]
  return path === undefined ? undefined : tidyPath(path)
}

/** Whether the site generates a page at the path; the page of a brand needs that brand to exist. */
function isGenerated(path: string, { site, brands }: SiteFacts) {
  const match = pageKinds.at(path, site as unknown as Site)
  if (!match) return false
  const about = pageKinds.of(match.kind)?.about
  if (!about?.names || about.type !== 'brand') return true
  return brands.includes(match.params[about.param] ?? '')
}

export function stateOfPath(path: string, facts: SiteFacts): PathState {
  const pages = [...facts.pages.values()].filter((page) => page.path === path)
  if (pages.some(({ published }) => published)) return { state: 'there' }
  const redirect = [...facts.redirects.values()].find(({ from, published }) => published && from === path)
  if (redirect) return { state: 'redirected', to: redirect.to }
  if (served.test(path) || isGenerated(path, facts)) return { state: 'there' }
  const draft = pages[0]
  return draft ? { state: 'unpublished', id: draft.id, title: draft.title } : { state: 'missing' }
}

/** The path of a link's named destination ("Contact page"), which is a setting of the site; undefined for other links. */
export function destinationPath(destination: unknown, { site }: SiteFacts) {
  if (typeof destination !== 'string') return undefined
  return localPath(linkHref(linkValue.parse({ destination }), site as unknown as Site))
}
