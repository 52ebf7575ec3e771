import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Site } from '#app/tenancy/site.ts'
import type { Settings } from '#tenants/settings/index.ts'
import type { RawBlock } from '#values/raw-blocks.ts'
import type { ActionResult } from './action.ts'
import type { SiteServices } from './services.ts'
import type { Visitor } from './visitor.ts'

/**
 * What a block costs the browser.
 * `static`: HTML and CSS, optionally a small vanilla `enhance.ts`; no React on the page.
 * `interactive`: its view is loaded and hydrated by React, on the pages that use it only.
 */
export type BlockTier = 'static' | 'interactive'

/** `query.ts`: how a block's fields are read from the Content Lake and what they look like afterwards. */
export interface BlockDefinition<Content extends z.ZodType = z.ZodType> {
  /** The block's `_type`; equal to the schema's name and, in kebab-case, to the folder's name. */
  type: string
  tier: BlockTier
  /** GROQ projection body without braces, for example `heading, "image": image{${imageProjection}}`. */
  projection: string
  /** Parses the projected fields. `content.parse({})` must succeed: the Studio may hold an empty block. */
  content: Content
  /** True when the view reads `page` (breadcrumbs): its HTML is then kept per page, not per site. */
  usesPage?: boolean
  /** False when the view never holds the page's h1 (breadcrumbs): the block after it then counts as first. */
  leads?: false
  /** True when the view fills its section to the edges and brings its own rhythm: the section has no padding. */
  flush?: boolean
  /** True when the view fits the column beside a block that takes the other one on wide screens (the vehicle's summary). */
  inColumn?: true
  /** False: for the screen alone (a carousel, a search form); a printed page leaves it out. */
  paper?: false
  /** Sheets of `app/` that its view needs besides its own `style.css`: `ui/pager` is `app/ui/pager.shared.css`. */
  styles?: readonly string[]
  /**
   * Origins its frames are loaded from (`https://www.youtube-nocookie.com`), allowed on pages that hold the block; those
   * that a site sets are read from its settings.
   */
  frameHosts?: readonly string[] | ((settings: Settings) => readonly string[])
  /** Addresses of other services that its script asks, as the site has set them; allowed on pages that hold the block. */
  connectsTo?: (settings: Settings) => readonly string[]
  /** Settings an interactive view reads: of all of the site's, these alone travel to the browser. */
  settings?: readonly (keyof Settings)[]
  /** Addresses an interactive view asks about (`answers`); of all that the site answers, these alone travel. */
  leadsTo?: (settings: Settings) => readonly string[]
  /** Parameters of the address its loader reads (`query`, `make`): a page holding it is kept once per their values. */
  params?: readonly string[]
}

export function defineBlock<Content extends z.ZodType>(definition: BlockDefinition<Content>) {
  return definition
}

/** The page a block stands on, as far as blocks may know it. */
export interface PageInfo {
  /** Path on the tenant's site, with leading slash and no query. */
  path: string
  title: string
  /** From the home page down to this page. */
  trail: { label: string; path: string }[]
}

/** What a view receives. Views are pure: no clock, no fetch, no globals. */
export interface BlockProps<Content, Data = undefined> {
  /** Unique on the page; safe for ids: `${block.key}-panel`. */
  block: {
    key: string
    type: string
    anchor?: string /** First block of the page: eager picture, h1. */
    first: boolean
  }
  content: Content
  data: Data
  /** To an interactive view: with those settings alone that its definition names. */
  site: Site
  page: PageInfo
  /** Where its form is sent; set for blocks that have an `action.server.ts`. */
  form?: FormContext
  /** What came of the submission that this page answers. */
  result?: ActionResult
}

/** What the form of a block needs to be accepted. */
export interface FormContext {
  /** Address it is sent to: the page it stands on. */
  action: string
  /** Proof that it is one of ours (`app/forms/token.server.ts`). */
  token: string
}

/** `ContentOf<typeof block>`: the parsed fields of a block. */
export type ContentOf<D> = D extends BlockDefinition<infer C> ? z.infer<C> : never

/** What `load.server.ts` receives. Everything it reads belongs to `site`. */
export interface LoadContext<Content> extends SiteServices {
  content: Content
  site: Site
  page: PageInfo
  /** Parameters of the page template's path, for example `{ brand: 'kia' }`. */
  params: Record<string, string>
  /** Parameters of the address, of those alone that the blocks of the page name (`BlockDefinition.params`). */
  search: URLSearchParams
  /** The instant the page is rendered for ("preview as at" may move it). */
  instant: Date
  /** Who is signed in, on a page that is made for one visitor; null on every other page. */
  visitor: Visitor | null
  /** Aborts when the block's time limit (`loadTimeoutMs`) is over. */
  signal: AbortSignal
  /** What the block knows of the page's head and status (a search of one make); the last block to speak wins. */
  head(known: HeadFromBlock): void
  /** Tells the page cache that the answer changes by itself at this instant (a promo starts or ends). */
  validUntil(instant: Date): void
}

/** Head and status as a block that stands for the page's subject knows them; what it leaves out stays as it was. */
export interface HeadFromBlock {
  title?: string
  /** The page's own name: its h1, the last step of its trail. */
  heading?: string
  description?: string
  /** Path, with query where it belongs to the page's one address. */
  canonical?: string
  noindex?: boolean
  /** 503: what the page is about cannot be read right now. */
  status?: 200 | 404 | 410 | 503
  /** Steps between the home page and this one, where the path does not say them. */
  above?: PageInfo['trail']
  /** Path of a picture on the site. */
  image?: string
}

/**
 * `load.server.ts`, default export: live data, at most once a request. A throw, or no answer within the time
 * limit, leaves the block out (or shows `fallback` of view.tsx, when exported); it never fails the page.
 */
export type BlockLoad<Content, Data> = (context: LoadContext<Content>) => Promise<Data> | Data

/**
 * `expand.server.ts`, default export: the block stands for other blocks (a shared block). `document` names where they
 * come from; the page resolver cuts cycles and depth by it. Null leaves the block out.
 */
export type BlockExpand<Content> = (
  context: LoadContext<Content>,
) => Promise<{ document: string; blocks: RawBlock[] } | null>

/** Thrown by a loader whose answer is that the page does not exist (404), or no more (410): the shopper gets the tenant's 404 page. */
export class NotFound extends Error {
  override name = 'NotFound'
  readonly status: 404 | 410

  constructor(message?: string, status: 404 | 410 = 404) {
    super(message)
    this.status = status
  }
}

/** Default time limit of a loader, in milliseconds. */
export const loadTimeoutMs = 1500

/** `view.tsx`, default export. */
export type BlockView<Content, Data = undefined> = ComponentType<BlockProps<Content, Data>>

/** `json-ld.ts`, default export: structured data for search engines, or null. */
export type BlockJsonLd<Content, Data = undefined> = (
  props: BlockProps<Content, Data>,
) => Record<string, unknown> | null

/** `sample.ts`, default export: what the gallery and the contract tests render. */
export interface BlockSample<Content, Data = undefined> {
  /** As the projection answers it (input of `content`). */
  content: Content
  /** As `load.server.ts` answers it; left out where the block has no loader. */
  data?: Data
}

/** `enhance.ts`, default export: vanilla behaviour in the browser for what HTML lacks. Idempotent. */
export type BlockEnhance = (root: HTMLElement) => void

/** Optional named export of view.tsx, rendered when load fails. */
export type BlockFallback<Content> = (props: Omit<BlockProps<Content>, 'data'>) => ReactNode
