import type { Reads } from '#app/content/reads.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'
import type { RawBlock } from '#values/raw-blocks.ts'
import {
  type BlockProps,
  type FormContext,
  type HeadFromBlock,
  type LoadContext,
  loadTimeoutMs,
  NotFound,
  type PageInfo,
} from './block.ts'
import type { BlockModule, BlockRegistry } from './block-module.ts'
import { type LoadTimes, watchSources } from './load-times.ts'
import type { Outcome } from './platform.ts'
import { blocksAt } from './schedule-blocks.ts'
import type { SiteServices } from './services.ts'
import { withinTime } from './time-limit.ts'
import type { Visitor } from './visitor.ts'

/** A block ready to be rendered. */
export interface ComposedBlock {
  module: BlockModule
  raw: RawBlock
  /** `_key` of the block of the page that it is, or that brought it in. */
  top?: string
  /** Id of the document it stands in: the page, or a shared block. */
  document: string
  props: BlockProps<unknown, unknown>
  /** The loader failed: the view's fallback stands in. */
  failed: boolean
  /** Made for one visitor. */
  personal?: boolean
}

export interface ComposeContext {
  site: Site
  page: PageInfo
  params: Record<string, string>
  /** Query of the address. */
  search: URLSearchParams
  instant: Date
  services: SiteServices
  reads: Reads
  log: Log
  /** Id of the document the blocks stand in, for the log. */
  document: string
  registry: BlockRegistry
  timeoutMs?: number
  /** Where the time that loaders wait is remembered. */
  times?: LoadTimes
  /** What a block with an action needs for its form; without it no block has one. */
  formOf?(block: string): { form: FormContext; renewAt: Date }
  /** What came of a submission. */
  outcome?: Outcome
  /** Who looks at a page that is made for one visitor. */
  visitor?: Visitor | null
}

const deepest = 5
const mostBlocks = 200
/** A page that had to leave a block out is tried again after this long, in milliseconds. */
const retryMs = 5000

/** The blocks of a page, and what they know of it themselves. */
export interface Composed {
  blocks: ComposedBlock[]
  /** With the heading that a block gave it. */
  page: PageInfo
  head: HeadFromBlock
}

interface Found {
  module: BlockModule
  raw: RawBlock
  top: string
  document: string
  key: string
  content: unknown
}

/**
 * Blocks of a page as they stand at this instant: shared ones expanded, hidden and out-of-date ones dropped, data
 * loaded in parallel. A block that fails is left out or shows its fallback; the page stands.
 * @throws NotFound when a loader says that the page does not exist.
 */
export async function composeBlocks(raw: readonly RawBlock[], context: ComposeContext): Promise<Composed> {
  const budget = { left: mostBlocks }
  const found = await expand(raw, context, [context.document], '', budget)
  if (budget.left < 0)
    context.log.warn(
      { tenant: context.site.id, document: context.document },
      `more than ${mostBlocks} blocks; the rest was left out`,
    )
  const heads: HeadFromBlock[] = []
  const loaded = await Promise.all(
    found.map((block, index) =>
      load(block, context, (known) => (heads[index] = { ...heads[index], ...known })),
    ),
  )
  const head: HeadFromBlock = Object.assign({}, ...heads)
  const page = named(context.page, head)
  const shown = loaded.filter((block) => block !== null)
  const first = shown.find(({ module }) => module.definition.leads !== false)
  const blocks = shown.map((block) => ({
    ...block,
    props: { ...block.props, page, block: { ...block.props.block, first: block === first } },
  }))
  return { blocks, page, head }
}

/** The page under the name, and below the steps, that a block found for it. */
function named(page: PageInfo, { heading, above }: HeadFromBlock): PageInfo {
  if (!above && (!heading || heading === page.title)) return page
  const title = heading || page.title
  const steps = above ? [...page.trail.slice(0, 1), ...above] : page.trail.slice(0, -1)
  const last = page.trail.at(-1)
  return { ...page, title, trail: last ? [...steps, { ...last, label: title }] : [] }
}

/** The block whose form was sent, with its content; undefined where it is not on the page, or hidden at this instant. */
export async function findBlock(raw: readonly RawBlock[], context: ComposeContext, key: string) {
  const found = await expand(raw, context, [context.document], '', { left: mostBlocks })
  return found.find((block) => block.key === key)
}

async function expand(
  raw: readonly RawBlock[],
  context: ComposeContext,
  path: string[],
  prefix: string,
  budget: { left: number },
): Promise<Found[]> {
  const { site, instant, reads } = context
  const { shown, changesAt } = blocksAt(raw, instant, site.timeZone)
  if (changesAt) reads.until(changesAt.getTime())
  const found = await Promise.all(shown.map((block) => expandOne(block, context, path, prefix, budget)))
  return found.flat()
}

async function expandOne(
  raw: RawBlock,
  context: ComposeContext,
  path: string[],
  prefix: string,
  budget: { left: number },
): Promise<Found[]> {
  const module = context.registry.get(raw._type)
  if (!module) {
    report(context, raw, `there is no block type "${raw._type}"`)
    return []
  }
  const key = `${prefix}${raw._key.replace(/[^\w-]/g, '-')}`
  const content = parse(module, raw, context)
  if (content === undefined) return []
  const document = path.at(-1) ?? context.document
  if (!module.expand) return --budget.left < 0 ? [] : [{ module, raw, top: raw._key, document, key, content }]
  if (path.length > deepest) {
    report(context, raw, `shared blocks are nested more than ${deepest} deep`)
    return []
  }
  try {
    const { expand: unfold } = module
    const inside = await timed(module, context, (watched) =>
      withinTime(context.timeoutMs ?? loadTimeoutMs, (signal) =>
        unfold(loadContext(module, content, signal, watched)),
      ),
    )
    if (!inside) return []
    if (path.includes(inside.document)) {
      report(context, raw, `shared block ${inside.document} contains itself`)
      return []
    }
    const found = await expand(inside.blocks, context, [...path, inside.document], `${key}-`, budget)
    return found.map((block) => ({ ...block, top: raw._key }))
  } catch (error) {
    fail(context, raw, error)
    return []
  }
}

/** Content already parsed: answers are kept, so their blocks come back as the same objects. */
const contents = new WeakMap<RawBlock, { module: BlockModule; content: unknown }>()

function parse(module: BlockModule, raw: RawBlock, context: ComposeContext) {
  const known = contents.get(raw)
  if (known?.module === module) return known.content
  const parsed = module.definition.content.safeParse(raw.content ?? {})
  const content = parsed.success ? parsed.data : module.definition.content.safeParse({}).data
  if (!parsed.success)
    report(
      context,
      raw,
      `its content cannot be read: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
    )
  contents.set(raw, { module, content })
  return content
}

async function load(
  { module, raw, top, document, key, content }: Found,
  context: ComposeContext,
  head: (known: HeadFromBlock) => void,
): Promise<ComposedBlock | null> {
  const { site, page } = context
  const block = { key, type: raw._type, anchor: raw.anchor ?? undefined, first: false }
  const composed = {
    module,
    raw,
    top,
    document,
    failed: false,
    personal: context.visitor !== undefined,
    props: { block, content, site, page, data: undefined as unknown, ...formProps(module, key, context) },
  }
  if (!module.load) return composed
  try {
    const { load: read } = module
    composed.props.data = await timed(module, context, (watched) =>
      withinTime(context.timeoutMs ?? loadTimeoutMs, (signal) =>
        read(loadContext(module, content, signal, watched, head)),
      ),
    )
    return composed
  } catch (error) {
    if (error instanceof NotFound) throw error
    fail(context, raw, error)
    return module.fallback ? { ...composed, failed: true } : null
  }
}

/** Where a block's form is sent, and what came of it. The page is rendered again before the form is too old. */
function formProps({ action }: BlockModule, key: string, { formOf, outcome, reads }: ComposeContext) {
  const made = action && formOf?.(key)
  if (!made) return undefined
  reads.until(made.renewAt.getTime())
  return { form: made.form, ...(outcome?.block === key && { result: outcome.result }) }
}

/** Runs a block's loader and remembers for how long it waited for each source. */
async function timed<T>(
  { definition }: BlockModule,
  context: ComposeContext,
  work: (watched: ComposeContext) => Promise<T>,
): Promise<T> {
  const { times, site, services } = context
  if (!times) return work(context)
  const { watch, waitedFor } = watchSources()
  const watched = Object.entries(services).map(([name, service]) => [
    name,
    watch(name === 'lake' ? 'content' : name, service),
  ])
  try {
    return await work({ ...context, services: Object.fromEntries(watched) })
  } finally {
    times.note(site.id, definition.type, waitedFor())
  }
}

function loadContext(
  { definition }: BlockModule,
  content: unknown,
  signal: AbortSignal,
  context: ComposeContext,
  head: (known: HeadFromBlock) => void = () => {},
): LoadContext<unknown> {
  const { site, page, params, instant, services, reads, visitor = null } = context
  const search = new URLSearchParams()
  for (const name of definition.params ?? []) {
    reads.params.add(name)
    for (const value of context.search.getAll(name)) search.append(name, value)
  }
  const validUntil = (at: Date) => reads.until(at.getTime())
  return { ...services, content, site, page, params, search, instant, visitor, signal, head, validUntil }
}

function fail(context: ComposeContext, raw: RawBlock, error: unknown) {
  report(context, raw, 'it could not be loaded', error)
  context.reads.until(context.instant.getTime() + retryMs)
}

function report({ log, site, document }: ComposeContext, raw: RawBlock, reason: string, err?: unknown) {
  log.warn(
    { tenant: site.id, document, block: raw._key, type: raw._type, err },
    `a block was left out: ${reason}`,
  )
}
