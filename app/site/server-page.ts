import type { Islands } from '#app/page/islands.ts'
import type { PreviewPage } from '#app/preview/preview.server.ts'
import type { ResolvedPage } from './resolve.server.ts'

/** All that a document is made of. */
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
  /** What the scripts know of the site's tracking, as JSON; drafts are not counted. */
  tracking?: string
  /** Served by Vite: the browser follows changes of the sources. */
  development: boolean
  /** Set where the page shows drafts. */
  preview?: PreviewPage
  /** Marks inline pieces as ours. */
  mark: string
  /** Set where the page has interactive blocks: what React is given, and the scripts that start it, entry first. */
  islands?: { json: string; scripts: readonly string[] }
}

/** What React in the browser is given; undefined for pages of static blocks. */
export function islandsOf({ page, blocks }: Pick<ResolvedPage, 'page' | 'blocks'>): Islands | undefined {
  const given = blocks.flatMap(({ interactive }) => interactive ?? [])
  const [first] = given
  if (!first) return undefined
  const own = given.map(({ site: _, page: __, ...props }) => [props.block.key, props])
  return { site: first.site, page, blocks: Object.fromEntries(own) }
}
