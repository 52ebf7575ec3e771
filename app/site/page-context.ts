import { createContext, useContext } from 'react'
import type { BlockView, PageInfo } from '#app/page/block.ts'
import type { PlacedBlock } from '#app/page/page-blocks.tsx'
import type { PreviewPage } from '#app/preview/preview.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { ResolvedPage } from './resolve.server.ts'

/** What only the server's document holds: markup and head. It never travels as data. */
export interface ServerPage extends ResolvedPage {
  /** Address of the sheet every page loads. */
  stylesheet: string
  /** The theme, and what the blocks on this page bring. */
  css: string
  /** Attributes of `<html>` by which the style sheet tells the variants of a theme apart. */
  attributes: Record<`data-${string}`, string>
  fonts: string[]
  /** Address of the small script every page loads. */
  siteScript?: string
  /** Origins beside the site's own that browsers may connect to. */
  connectHosts: readonly string[]
  /** Served by Vite: the browser follows changes of the sources. */
  development: boolean
  /** Set where the page shows drafts. */
  preview?: PreviewPage
  /** Marks inline pieces as ours. */
  mark: string
  /** View of an interactive block, for the server's part of the rendering. */
  view(type: string): BlockView<unknown, unknown> | undefined
}

/** A block without what only the server needs. */
type TravellingBlock = Omit<PlacedBlock, 'html' | 'top'>

/** What React in the browser is given, on pages with an interactive block: the places of all, the content of those. */
export interface ClientPage {
  site: Site
  page: PageInfo
  blocks: TravellingBlock[]
}

export const PageContext = createContext<ServerPage | null>(null)

/** Null in the browser. */
export const useServerPage = () => useContext(PageContext)

/** Null for pages of static blocks: the browser then runs no React at all. */
export function clientPage({ page, blocks }: ResolvedPage): ClientPage | null {
  const site = blocks.find(({ interactive }) => interactive)?.interactive?.site
  return site ? { site, page, blocks: blocks.map(withoutMarkup) } : null
}

function withoutMarkup({ html: _, top: __, interactive, ...block }: PlacedBlock): TravellingBlock {
  if (!interactive) return block
  const { site: ___, page: ____, ...own } = interactive
  return { ...block, interactive: own as PlacedBlock['interactive'] }
}
