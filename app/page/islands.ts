import type { Site } from '#app/tenancy/site.ts'
import type { BlockProps, PageInfo } from './block.ts'

/** Id of the element that holds what React is given, when a shopper begins to use an interactive block. */
export const islandsId = 'islands'

/** What travels with a page that has interactive blocks: their properties by key, and what they share. */
export interface Islands {
  site: Site
  page: PageInfo
  blocks: Record<string, Omit<BlockProps<unknown, unknown>, 'site' | 'page'>>
}

/** What the script of interactive blocks exports. */
export interface IslandScript {
  /** Fetches the views of this page; what it resolves to hydrates them, and resolves when they listen. */
  prepare(): Promise<() => Promise<unknown>>
}
