import type { BlockAction } from '#app/page/action.ts'
import type {
  BlockDefinition,
  BlockExpand,
  BlockFallback,
  BlockJsonLd,
  BlockLoad,
  BlockSample,
  BlockView,
} from '#app/page/block.ts'
import type { BlockModule, BlockRegistry } from '#app/page/block-module.ts'

interface ViewModule {
  default: BlockView<unknown, unknown>
  fallback?: BlockFallback<unknown>
  Fallback?: BlockFallback<unknown>
}

const definitions = import.meta.glob<BlockDefinition>('./*/query.ts', { eager: true, import: 'default' })
const views = import.meta.glob<ViewModule>('./*/view.tsx', { eager: true })
const loads = import.meta.glob<BlockLoad<unknown, unknown>>('./*/load.server.ts', {
  eager: true,
  import: 'default',
})
const expands = import.meta.glob<BlockExpand<unknown>>('./*/expand.server.ts', {
  eager: true,
  import: 'default',
})
const actions = import.meta.glob<BlockAction<unknown>>('./*/action.server.ts', {
  eager: true,
  import: 'default',
})
const jsonLds = import.meta.glob<BlockJsonLd<unknown, unknown>>('./*/json-ld.ts', {
  eager: true,
  import: 'default',
})
const samples = import.meta.glob<BlockSample<unknown, unknown>>('./*/sample.ts', {
  eager: true,
  import: 'default',
})
const enhances = import.meta.glob('./*/enhance.ts')

function read(file: string, definition: BlockDefinition): [string, BlockModule] {
  const folder = file.slice(0, -'query.ts'.length)
  const view = views[`${folder}view.tsx`]
  const sample = samples[`${folder}sample.ts`]
  if (!view || !sample)
    throw new Error(`blocks/${folder.slice(2)} needs view.tsx and sample.ts beside query.ts.`)
  const module: BlockModule = {
    definition,
    view: view.default,
    fallback: view.Fallback ?? view.fallback,
    load: loads[`${folder}load.server.ts`],
    expand: expands[`${folder}expand.server.ts`],
    action: actions[`${folder}action.server.ts`],
    jsonLd: jsonLds[`${folder}json-ld.ts`],
    sample,
    enhanced: `${folder}enhance.ts` in enhances,
  }
  return [definition.type, module]
}

/** Every block folder by its type. */
export const blocks: BlockRegistry = new Map(
  Object.entries(definitions).map(([file, definition]) => read(file, definition)),
)
