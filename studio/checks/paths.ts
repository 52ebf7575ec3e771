import { tidyPath } from '../../app/page/path.ts'
import { linkHref } from '../../app/tenancy/link-href.ts'
import type { Site } from '../../app/tenancy/site.ts'
import { pageKinds } from '../../blocks/registry.pages.ts'
import { linkValue } from '../../values/link.ts'
import type { SiteFacts } from './facts.ts'

/** What a shopper finds at a path of the site. */
export type Standing =
  | { state: 'there' | 'missing' }
  | { state: 'unpublished'; id: string; title?: string }
  | { state: 'redirected'; to: string }

/** What the site serves without a document. */
const served = /^\/((api|media|assets|preview)\/|(sitemap\.xml|robots\.txt|favicon\.ico)$)/

/** The path of an address that is written as a path of the site, without query and anchor; else undefined. */
export function localPath(url: string | undefined) {
  const path = /^\/(?!\/)[^?#]*/.exec(url?.trim() ?? '')?.[0]
  return path === undefined ? undefined : tidyPath(path)
}

/** True where the site makes a page by itself; one that is named by a brand, where there is that brand. */
function isMade(path: string, { site, brands }: SiteFacts) {
  const made = pageKinds.at(path, site as unknown as Site)
  if (!made) return false
  const about = pageKinds.of(made.kind)?.about
  if (!about?.names || about.type !== 'brand') return true
  return brands.includes(made.params[about.param] ?? '')
}

export function standingOf(path: string, facts: SiteFacts): Standing {
  const pages = [...facts.pages.values()].filter((page) => page.path === path)
  if (pages.some(({ published }) => published)) return { state: 'there' }
  const redirect = [...facts.redirects.values()].find(({ from, published }) => published && from === path)
  if (redirect) return { state: 'redirected', to: redirect.to }
  if (served.test(path) || isMade(path, facts)) return { state: 'there' }
  const draft = pages[0]
  return draft ? { state: 'unpublished', id: draft.id, title: draft.title } : { state: 'missing' }
}

/** Where a link leads whose place is a setting of the site ("Contact page"); undefined for other links. */
export function destinationPath(destination: unknown, { site }: SiteFacts) {
  if (typeof destination !== 'string') return undefined
  return localPath(linkHref(linkValue.parse({ destination }), site as unknown as Site))
}
