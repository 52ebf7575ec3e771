import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Reads } from '#app/content/reads.server.ts'
import { PageBlocks, type PlacedBlock } from '#app/page/page-blocks.tsx'
import type { Platform } from '#app/page/platform.ts'
import { loadTimesOf, resolvePage } from '#app/site/resolve.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { PageParts } from './page-costs.ts'

/** The parts of the published page at `path` as a visitor gets them; null where there is none. */
export async function pageParts(
  path: string,
  { platform, site, reads }: { platform: Platform; site: Site; reads: Reads },
): Promise<PageParts | null> {
  const page = await resolvePage(path, { platform, site, reads, instant: platform.now() })
  if (page.kind === 'redirect' || page.status !== 200) return null
  const times = loadTimesOf(platform)
  return {
    frame: page.top + page.bottom,
    blocks: page.blocks.map((block) => ({
      top: block.top ?? block.key,
      type: block.type,
      html: block.html ?? markupOf(block, platform),
      interactive: block.interactive !== undefined,
    })),
    types: [...platform.blocks].map(([type, { definition, enhanced }]) => ({
      type,
      interactive: definition.tier === 'interactive',
      enhanced,
      sources: times.of(site.id, type),
    })),
  }
}

/** What the server sends of an interactive block. One that fails is left out of its page as well. */
function markupOf(block: PlacedBlock, { blocks }: Platform) {
  try {
    return renderToString(
      createElement(PageBlocks, { blocks: [block], views: (type) => blocks.get(type)?.view }),
    )
  } catch {
    return ''
  }
}
