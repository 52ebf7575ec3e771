import type { Reads } from '#app/content/reads.server.ts'
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
      html: block.html,
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
