import { isContentUnavailable } from '#app/content/answers.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import { formToken } from '#app/forms/token.server.ts'
import { mainLocation } from '#app/locations/locations.server.ts'
import { NotFound, type PageInfo } from '#app/page/block.ts'
import { type ComposedBlock, composeBlocks } from '#app/page/compose.server.ts'
import { type Found, type FoundPage, findPage, findTemplate } from '#app/page/find.server.ts'
import { createFragments, type Fragments, isInteractive, scriptJson } from '#app/page/fragments.server.tsx'
import { createLoadTimes, type LoadTimes } from '#app/page/load-times.ts'
import type { PlacedBlock } from '#app/page/page-blocks.tsx'
import { encodePath } from '#app/page/path.ts'
import type { Outcome, Platform } from '#app/page/platform.ts'
import { reachInBrowser, withReach } from '#app/page/reach.server.ts'
import type { SiteServices } from '#app/page/services.ts'
import type { Visitor } from '#app/page/visitor.ts'
import { dealerJsonLd } from '#app/seo/dealer.ts'
import { type Head, pageHead } from '#app/seo/head.ts'
import { pagePicture } from '#app/seo/page-picture.ts'
import type { Site } from '#app/tenancy/site.ts'
import { type Frame, renderFrame } from './frame.server.tsx'

/** Everything the document needs; nothing is read after this. */
export interface ResolvedPage extends Frame {
  kind: 'page'
  status: number
  site: Site
  page: PageInfo
  head: Head
  template?: string
  blocks: PlacedBlock[]
  preload: string
  jsonLd: string[]
  frameHosts: string[]
  /** Origins beside the site's own that scripts of its blocks ask. */
  connectHosts: readonly string[]
}

export type Resolved = ResolvedPage | { kind: 'redirect'; to: string; status: number }

interface Options {
  platform: Platform
  site: Site
  reads: Reads
  /** Query of the address; blocks see the parameters they name. */
  search?: URLSearchParams
  instant: Date
  /** What came of a submission. */
  outcome?: Outcome
  /** Who looks at a page that is made for one visitor. */
  visitor?: Visitor | null
}

/** Nothing is kept for preview: an editor rather waits than misses a block. */
const previewTimeoutMs = 5000

type Rendering = Options & { services: SiteServices }

/** A path of a tenant, resolved to a page or a redirect. Never throws: the tenant's 404 and 500 pages are answers too. */
export async function resolvePage(path: string, options: Options): Promise<Resolved> {
  const { platform, site, reads } = options
  const services = platform.services(site, reads)
  const reaching = await withReach(site, services.lake, platform.pageKinds).catch(() => site)
  const rendering = { ...options, site: reaching, services }
  const context = findContext(rendering)
  try {
    const found: Found = await findPage(path, context)
    if (found.kind === 'redirect') return found
    return await place(found, rendering)
  } catch (error) {
    if (error instanceof NotFound)
      return await place(await findTemplate('notFound', error.status, context), rendering)
    platform.log.error({ tenant: site.id, path, err: error }, 'a page could not be made')
    return resolveError(isContentUnavailable(error) ? 503 : 500, options)
  }
}

/** The tenant's 500 page. A part of it that fails is left out; header and footer stand. */
export async function resolveError(status: number, options: Options): Promise<ResolvedPage> {
  const { platform, site, reads, instant } = options
  const rendering = { ...options, services: platform.services(site, reads) }
  reads.until(instant.getTime())
  const found = await findTemplate('error', status, findContext(rendering))
  return place(found, rendering).catch(() =>
    place({ ...found, document: { ...found.document, blocks: [] } }, rendering),
  )
}

const findContext = ({ platform, site, services }: Rendering) => ({
  site,
  lake: services.lake,
  log: platform.log,
  blocks: platform.blocks,
  pageKinds: platform.pageKinds,
})

async function place(
  found: FoundPage,
  { platform, site, reads, instant, services, search = new URLSearchParams(), outcome, visitor }: Rendering,
): Promise<ResolvedPage> {
  const { document, params } = found
  const { log, preview } = platform
  const fragments = fragmentsOf(platform)
  const bare = found.template !== undefined && platform.pageKinds.of(found.template)?.bare
  const around = { site, page: found.page, instant, services, reads, log }
  const [frame, { blocks: composed, page, head }] = await Promise.all([
    bare ? { top: '', bottom: '' } : renderFrame({ ...around, mark: platform.mark, fragments }),
    composeBlocks(document.blocks, {
      ...around,
      params,
      search,
      document: document._id,
      registry: platform.blocks,
      times: loadTimesOf(platform),
      timeoutMs: preview && previewTimeoutMs,
      formOf: formsOn(found.page.path, site, platform, instant),
      outcome,
      visitor,
    }),
  ])
  const status = head.status ?? outcome?.result.status ?? found.status
  const sourceOf = ({ document: from, raw }: ComposedBlock) => {
    // A default template stands in no document.
    if (from === found.template) return undefined
    const own = found.template ? 'pageTemplate' : 'page'
    return preview?.sourceOf(from, from === document._id ? own : 'sharedBlock', raw._key)
  }
  const placed = placeBlocks(composed, fragments, preview && sourceOf)
  const shown = pagePicture(composed.map(({ props }) => props.content))
  if (page.path === '/') {
    const main = await mainLocation(services.lake).catch(() => null)
    placed.jsonLd.unshift(scriptJson(dealerJsonLd(site, main, shown)))
  }
  return {
    kind: 'page',
    ...frame,
    ...placed,
    status,
    site,
    page,
    head: pageHead(site, { ...found, page, status }, head, shown),
    template: found.template,
  }
}

/** Forms of one page; drafts have none that can be sent. */
function formsOn(path: string, site: Site, { secret, preview }: Platform, instant: Date) {
  if (preview) return undefined
  return (block: string) => {
    const { token, renewAt } = formToken(secret, { tenant: site.id, path, block }, instant.getTime())
    return { form: { action: encodePath(path), token }, renewAt }
  }
}

/** Blocks in their places, with what they bring to the head and the headers. One that cannot be rendered is left out. */
export function placeBlocks(
  composed: readonly ComposedBlock[],
  fragments: Fragments,
  sourceOf?: (block: ComposedBlock) => string | undefined,
) {
  const jsonLd: string[] = []
  let preload = ''
  const site = siteForBrowser(composed.filter(isInteractive))
  /** The block that was to hold the page's heading shows nothing: the next one holds it. */
  let headless = false
  const placeOf = (block: ComposedBlock) => ({
    ...frameOf(block),
    ...(sourceOf && {
      attributes: { 'data-sanity': sourceOf(block), 'data-preview-key': block.props.block.key },
    }),
  })
  const blocks = composed.flatMap((given): PlacedBlock[] => {
    const leading = headless && given.module.definition.leads !== false ? asFirst(given) : given
    const block = site && isInteractive(leading) ? { ...leading, props: { ...leading.props, site } } : leading
    const { first } = block.props.block
    const fragment = fragments.block(block)
    if (!fragment?.html) {
      headless ||= first
      return []
    }
    headless &&= !first
    jsonLd.push(...fragment.jsonLd)
    if (first) preload = fragment.preload
    const interactive = isInteractive(block) ? block.props : undefined
    return [{ ...placeOf(block), html: fragment.html, ...(interactive && { interactive }) }]
  })
  const frameHosts = [...new Set(composed.flatMap(frameHostsOf))]
  const asked = composed.flatMap(
    ({ module, props }) => module.definition.connectsTo?.(props.site.settings) ?? [],
  )
  const connectHosts = asked
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  return { blocks, preload, jsonLd, frameHosts, connectHosts }
}

function frameHostsOf({ module, props }: ComposedBlock): readonly string[] {
  const { frameHosts = [] } = module.definition
  return typeof frameHosts === 'function' ? frameHosts(props.site.settings) : frameHosts
}

const asFirst = (block: ComposedBlock): ComposedBlock => ({
  ...block,
  props: { ...block.props, block: { ...block.props.block, first: true } },
})

/** The site as the interactive views of a page see it, on the server as in the browser; undefined without any. */
function siteForBrowser(blocks: readonly ComposedBlock[]): Site | undefined {
  const site = blocks[0]?.props.site
  if (!site) return undefined
  const named = blocks.flatMap(({ module }) => module.definition.settings ?? [])
  const settings = Object.fromEntries(named.map((name) => [name, site.settings[name]]))
  const hrefs = blocks.flatMap(({ module }) => module.definition.leadsTo?.(site.settings) ?? [])
  return {
    ...site,
    // The frame has said these already, and no view needs them.
    legal: undefined,
    tagline: undefined,
    settings: settings as Site['settings'],
    reach: reachInBrowser(site, hrefs),
  }
}

const frameOf = ({ raw, top, props, module }: ComposedBlock) => ({
  key: props.block.key,
  top,
  type: raw._type,
  tone: raw.tone ?? 'default',
  anchor: raw.anchor ?? undefined,
  flush: module.definition.flush === true,
  inColumn: module.definition.inColumn,
  paper: module.definition.paper,
})

const caches = new WeakMap<Platform, ReturnType<typeof createFragments>>()

/** The fragments kept for this process. */
export function fragmentsOf(platform: Platform) {
  const known = caches.get(platform) ?? createFragments(platform.log)
  caches.set(platform, known)
  return known
}

const times = new WeakMap<Platform['answers'], LoadTimes>()

/** How long loaders wait, as remembered in this process. */
export function loadTimesOf({ answers }: Platform) {
  const known = times.get(answers) ?? createLoadTimes()
  times.set(answers, known)
  return known
}
