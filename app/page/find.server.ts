import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Log } from '#app/platform/log.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { PageInfo } from '#blocks/contract.ts'
import { encodePath } from './path.ts'
import { type PageDocument, type Paths, pageQuery, pathsQuery } from './queries.server.ts'
import { followRedirects } from './redirects.ts'

/** Kinds of page templates: pages that have no document of their own. */
export type TemplateKind = 'brandOverview' | 'notFound' | 'error'

/** A tenant template's blocks for a kind of page, where the tenant has not made its own. */
export type DefaultTemplates = (templateName: string, kind: TemplateKind) => PageDocument | undefined

/** What stands at a path, before its blocks are looked at. */
export interface FoundPage {
  kind: 'page'
  status: number
  document: PageDocument
  page: PageInfo
  params: Record<string, string>
  template?: TemplateKind
}

export type Found = FoundPage | { kind: 'redirect'; to: string; status: number }

/** Paths that page templates answer for, with the parameters in them. */
const routes: { kind: TemplateKind; pattern: RegExp }[] = [
  { kind: 'brandOverview', pattern: /^\/(?<brand>[a-z0-9][a-z0-9-]*)\/overview$/ },
]

interface FindContext {
  site: Site
  lake: TenantContent
  templates: DefaultTemplates
  log: Log
}

/** Page document, redirect or page template at `path`; else the tenant's 404 page. @throws ContentUnavailable */
export async function findPage(path: string, context: FindContext): Promise<Found> {
  const { site, lake, log } = context
  const paths = await lake.query(pathsQuery)
  const entry = paths.pages.get(path)
  if (entry) {
    const document = await lake.query(pageQuery(entry._id))
    if (document) return { kind: 'page', status: 200, document, page: pageInfo(path, document.title, paths), params: {} }
  }
  const redirect = followRedirects(paths, path)
  if (redirect === 'loop') log.warn({ tenant: site.id, path }, 'a redirect leads back to itself or nowhere')
  else if (redirect) return { kind: 'redirect', ...redirect, to: redirect.to.startsWith('/') ? encodeURI(decodeURI(redirect.to)) : redirect.to }
  for (const { kind, pattern } of routes) {
    const match = pattern.exec(path)
    const document = match && (await templateDocument(kind, paths, context))
    if (document) return { kind: 'page', status: 200, document, page: pageInfo(path, document.title, paths), params: { ...match.groups }, template: kind }
  }
  return findTemplate('notFound', 404, context, paths)
}

/** The tenant's own 404 or 500 page, or its template's. Works without the Content Lake. */
export async function findTemplate(
  kind: 'notFound' | 'error',
  status: number,
  context: FindContext,
  known?: Paths,
): Promise<FoundPage> {
  const paths = known ?? (await context.lake.query(pathsQuery).catch(() => undefined))
  const document = (await templateDocument(kind, paths, context)) ?? { _id: kind, title: titles[kind], seo: undefined, blocks: [] }
  const title = document.title ?? titles[kind]
  return {
    kind: 'page',
    status,
    document,
    page: { path: `/${status}`, title, trail: [home, { label: title, path: `/${status}` }] },
    params: {},
    template: kind,
  }
}

const titles = { notFound: 'Page not found', error: 'Something went wrong' }
const home = { label: 'Home', path: '/' }

async function templateDocument(kind: TemplateKind, paths: Paths | undefined, { site, lake, templates }: FindContext) {
  const id = paths?.templates.get(kind)
  const own = id ? await lake.query(pageQuery(id)).catch(() => null) : null
  return own ?? templates(site.templateName, kind)
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

/** Address of a page for links and canonical tags. */
export const pageUrl = (site: Site, path: string) => `${site.origin}${encodePath(path)}`
