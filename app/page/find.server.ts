import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { PageInfo } from './block.ts'
import type { BlockRegistry } from './block-module.ts'
import type { PageKinds, PageMatch } from './page-kind.ts'
import { type PageDocument, type Paths, pageQuery, pathsQuery, subjectQuery } from './queries.server.ts'
import { followRedirects } from './redirects.ts'

/** What stands at a path, before its blocks are looked at. */
export interface FoundPage {
  kind: 'page'
  status: number
  document: PageDocument
  page: PageInfo
  params: Record<string, string>
  /** Kind of page, where no page document stands at the path. */
  template?: string
}

export type Found = FoundPage | { kind: 'redirect'; to: string; status: number }

interface FindContext {
  site: Site
  lake: TenantContent
  log: Log
  blocks: BlockRegistry
  pageKinds: PageKinds
}

/** Page document, redirect or page template at `path`; else the tenant's 404 page. @throws ContentUnavailable */
export async function findPage(path: string, context: FindContext): Promise<Found> {
  const { site, lake, log } = context
  const paths = await lake.query(pathsQuery)
  const entry = paths.pages.get(path)
  if (entry) {
    const document = await lake.query(pageQuery(entry._id, context.blocks))
    if (document)
      return { kind: 'page', status: 200, document, page: pageInfo(path, document.title, paths), params: {} }
  }
  const redirect = followRedirects(paths, path)
  if (redirect === 'loop') log.warn({ tenant: site.id, path }, 'a redirect leads back to itself or nowhere')
  else if (redirect) return { kind: 'redirect', ...redirect }
  const made = context.pageKinds.at(path, site)
  return (
    (made && (await findMade(path, made, context, paths))) || findTemplate('notFound', 404, context, paths)
  )
}

/** A page of a kind that the site makes by itself; null where the document it would be about is not there. */
async function findMade(
  path: string,
  { kind, params, movedTo }: PageMatch,
  context: FindContext,
  paths: Paths,
): Promise<Found | null> {
  const { about } = context.pageKinds.of(kind) ?? {}
  const slug = about?.names && params[about.param]
  const subject = about && slug ? await context.lake.query(subjectQuery(about.type, slug)) : undefined
  if (subject === null) return null
  if (movedTo) return { kind: 'redirect', to: movedTo, status: 301 }
  const document = await templateDocument(kind, paths, context)
  const title = subject?.name ?? document.title
  return {
    kind: 'page',
    status: 200,
    document: subject
      ? { ...document, title, seo: { title: undefined, description: subject.description, ...document.seo } }
      : document,
    page: pageInfo(path, title, paths),
    params,
    template: kind,
  }
}

/** The tenant's own 404 or 500 page, or its template's. Works without the Content Lake. */
export async function findTemplate(
  kind: 'notFound' | 'error',
  status: number,
  context: FindContext,
  known?: Paths,
): Promise<FoundPage> {
  const paths = known ?? (await context.lake.query(pathsQuery).catch(() => undefined))
  const document = await templateDocument(kind, paths, context)
  const title = document.title ?? kindOf(kind, context).title
  return {
    kind: 'page',
    status,
    document,
    page: { path: `/${status}`, title, trail: [home, { label: title, path: `/${status}` }] },
    params: {},
    template: kind,
  }
}

const home = { label: 'Home', path: '/' }

/** The tenant's own template document, else the default one. */
async function templateDocument(
  kind: string,
  paths: Paths | undefined,
  context: FindContext,
): Promise<PageDocument> {
  const { lake, blocks } = context
  const id = paths?.templates.get(kind)?._id
  const own = id ? await lake.query(pageQuery(id, blocks)).catch(() => null) : null
  const { title, blocks: standard, arrange } = kindOf(kind, context)
  const document = own ?? { _id: kind, title, seo: undefined, blocks: [...standard] }
  return arrange ? { ...document, blocks: [...arrange(document.blocks, context.site.settings)] } : document
}

function kindOf(kind: string, { pageKinds }: FindContext) {
  const known = pageKinds.of(kind)
  if (!known) throw new Error(`There is no kind of page "${kind}".`)
  return known
}

/** Title and trail: the pages above this one, by path. */
function pageInfo(path: string, title: string | undefined, paths: Paths): PageInfo {
  const steps = path.split('/').filter(Boolean)
  const above = steps.slice(0, -1).flatMap((_, index) => {
    const parent = `/${steps.slice(0, index + 1).join('/')}`
    const label = paths.pages.get(parent)?.title
    return label ? [{ label, path: parent }] : []
  })
  const label = title ?? steps.at(-1) ?? home.label
  return { path, title: label, trail: path === '/' ? [home] : [home, ...above, { label, path }] }
}
