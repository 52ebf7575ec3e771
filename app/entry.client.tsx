// First: the views below expect it.
import './page/browser/refresh-preamble.ts'
import { loadViews, viewOf } from '#blocks/registry.client.ts'
import { prepareIslands } from './page/browser/hydrate.tsx'
import type { IslandScript } from './page/islands.ts'

/** Fetched when a shopper begins to use an interactive block (`site/browser/start-islands.ts`). */
export const prepare: IslandScript['prepare'] = (place) => prepareIslands({ loadViews, viewOf }, place)
