import { z } from 'zod'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { narrowed, type Reach } from '#app/tenancy/reach.ts'
import type { Site } from '#app/tenancy/site.ts'
import { list } from '#values/fields.ts'
import { withoutMarks } from '#values/marks.ts'
import { hashOf } from './fragments.server.tsx'
import type { PageKind, PageKinds } from './page-kind.ts'
import { type Paths, pathsQuery } from './queries.server.ts'

// Drafts carry marks in their words.
const slugs = list(
  z.object({ type: z.string().transform(withoutMarks), slug: z.string().transform(withoutMarks) }),
)

type Slugs = z.output<typeof slugs>

/** The documents that pages are named after: brands, locations. */
const slugsQuery = (pageKinds: PageKinds) => ({
  query: `*[_type in $types && tenant._ref == $tenant && defined(slug.current)]{ "type": _type, "slug": slug.current }`,
  params: { types: pageKinds.list.flatMap(({ about }) => (about?.names ? [about.type] : [])).sort() },
  shape: slugs,
})

/** Paths of the pages of one kind: `/kia/overview` where they are named after documents, else as the routes say. */
function pathsOf({ routes, about, chosenPath }: PageKind, { settings }: Site, known: Slugs) {
  const named = about?.names ? known.filter(({ type }) => type === about.type) : undefined
  const made = routes.flatMap(({ path }) =>
    named ? named.map(({ slug }) => path.replace(`:${about?.param}`, slug)) : [path],
  )
  const chosen = chosenPath?.(settings)
  return chosen ? [...made, chosen] : made
}

/** Where a site answers: its pages, its redirects, and the pages it makes by itself. */
function reachOf(
  site: Site,
  { pages, redirects, templates }: Paths,
  known: Slugs,
  pageKinds: PageKinds,
): Reach {
  const paths = new Set(redirects.keys())
  const routes = new Set<string>()
  for (const kind of pageKinds.list) {
    if (kind.on && !kind.on(site.settings)) continue
    const own = templates.get(kind.kind)
    const anchors = own ? own.anchors : kind.blocks.flatMap(({ anchor }) => (anchor ? [anchor] : []))
    for (const path of pathsOf(kind, site, known)) {
      if (path.includes('/:')) routes.add(path)
      else for (const each of [path, ...anchors.map((anchor) => `${path}#${anchor}`)]) paths.add(each)
    }
  }
  for (const [path, { anchors }] of pages) {
    for (const other of [...paths]) if (other.startsWith(`${path}#`)) paths.delete(other)
    for (const each of [path, ...anchors.map((anchor) => `${path}#${anchor}`)]) paths.add(each)
  }
  return { paths: [...paths].sort(), routes: [...routes].sort() }
}

const kept = new WeakMap<Site, { paths: Paths; known: Slugs; site: Site }>()

/**
 * The site with the addresses it answers (`answers`), by which views leave out what would lead nowhere.
 * @throws ContentUnavailable
 */
export async function withReach(site: Site, lake: TenantContent, pageKinds: PageKinds): Promise<Site> {
  const [paths, known] = await Promise.all([lake.query(pathsQuery), lake.query(slugsQuery(pageKinds))])
  const last = kept.get(site)
  if (last && last.paths === paths && last.known === known) return last.site
  const reach = reachOf(site, paths, known, pageKinds)
  const reaching = { ...site, reach, revision: `${site.revision}-${hashOf(reach).slice(0, 10)}` }
  kept.set(site, { paths, known, site: reaching })
  return reaching
}

/** What of it travels to the browser, for views that ask about these addresses. */
export const reachInBrowser = ({ reach }: Site, hrefs: readonly string[]) => reach && narrowed(reach, hrefs)
