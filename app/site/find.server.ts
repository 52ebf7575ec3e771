import { brandBySlug } from '#app/brands/brands.server.ts'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { Log } from '#platform/log.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { PageInfo } from '#app/page/block.ts'
import { type TemplateKind, templateBlocks } from '#tenants/templates/blocks.ts'
import { type PageDocument, type Paths, pageQuery, pathsQuery } from './queries.server.ts'
import { followRedirects } from './redirects.ts'
import { templateAt } from '#app/page/template-routes.ts'

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

const brandOverview = /^\/([a-z0-9][a-z0-9-]*)\/overview$/

interface FindContext {
  site: Site
  lake: TenantContent
  log: Log
}

/** Page document, redirect or page template at `path`; else the tenant's 404 page. @throws ContentUnavailable */
export async function findPage(path: string, context: FindContext): Promise<Found> {
  const { site, lake, log } = context
  const paths = await lake.query(pathsQuery)
  const entry = paths.pages.get(path)
  if (entry) {
    const document = await lake.query(pageQuery(entry._id))
    if (document)
      return { kind: 'page', status: 200, document, page: pageInfo(path, document.title, paths), params: {} }
  }
  const redirect = followRedirects(paths, path)
  if (redirect === 'loop') log.warn({ tenant: site.id, path }, 'a redirect leads back to itself or nowhere')
  else if (redirect) return { kind: 'redirect', ...redirect }
  const made = templateAt(path, site)
  if (made) {
    const { kind, params } = made
    const document = await templateDocument(kind, paths, context)
    const page = pageInfo(path, document.title, paths)
    return { kind: 'page', status: 200, document, page, params, template: kind }
  }
  const brand = brandOverview.exec(path)?.[1]
  return (
    (brand && (await findBrand(path, brand, context, paths))) || findTemplate('notFound', 404, context, paths)
  )
}

/** `/{brand}/overview` of a brand that the tenant has (ROUTE-57). */
async function findBrand(
  path: string,
  slug: string,
  context: FindContext,
  paths: Paths,
): Promise<FoundPage | null> {
  const brand = paths.brands.has(slug) ? await brandBySlug(context.lake, slug) : null
  if (!brand) return null
  const document = await templateDocument('brandOverview', paths, context)
  return {
    kind: 'page',
    status: 200,
    document: {
      ...document,
      title: brand.name,
      seo: { title: undefined, description: brand.description, ...document.seo },
    },
    page: pageInfo(path, brand.name, paths),
    params: { brand: slug },
    template: 'brandOverview',
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

const titles: Record<TemplateKind, string> = {
  stockSearch: 'Our stock',
  vehicle: 'Vehicle',
  compare: 'Compare vehicles',
  specialOffers: 'Special offers',
  offer: 'Special offer',
  catalogue: 'New models',
  dealerLocator: 'Find us',
  partsSearch: 'Parts and accessories',
  brandOverview: 'Overview',
  notFound: 'Page not found',
  error: 'Something went wrong',
}
const home = { label: 'Home', path: '/' }

/** The tenant's own template document, else the default one. */
async function templateDocument(
  kind: TemplateKind,
  paths: Paths | undefined,
  { lake }: FindContext,
): Promise<PageDocument> {
  const id = paths?.templates.get(kind)
  const own = id ? await lake.query(pageQuery(id)).catch(() => null) : null
  return own ?? { _id: kind, title: titles[kind], seo: undefined, blocks: templateBlocks[kind] }
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
