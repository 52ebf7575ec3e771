import type { BlockAction } from './action.ts'
import type {
  BlockDefinition,
  BlockExpand,
  BlockFallback,
  BlockJsonLd,
  BlockLoad,
  BlockSample,
  BlockView,
} from './block.ts'

/** All the files of one block folder, as the server needs them. */
export interface BlockModule {
  definition: BlockDefinition
  view: BlockView<unknown, unknown>
  fallback?: BlockFallback<unknown>
  load?: BlockLoad<unknown, unknown>
  expand?: BlockExpand<unknown>
  action?: BlockAction<unknown>
  jsonLd?: BlockJsonLd<unknown, unknown>
  sample: BlockSample<unknown, unknown>
  /** CSS of `style.css`, and of the shared sheets that the definition names. */
  style?: string
  sharedStyles?: readonly string[]
  /** True when the folder has an `enhance.ts`: the site script loads it on pages with this block. */
  enhanced: boolean
}

/** Every block folder by its type. */
export type BlockRegistry = ReadonlyMap<string, BlockModule>
