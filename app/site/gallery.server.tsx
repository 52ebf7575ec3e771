import { Reads } from '#app/content/reads.server.ts'
import type { PageInfo } from '#app/page/block.ts'
import type { ComposedBlock } from '#app/page/compose.server.ts'
import type { Platform } from '#app/page/platform.ts'
import type { Site } from '#app/tenancy/site.ts'
import { paths } from '#values/paths.ts'
import { renderFrame } from './frame.server.tsx'
import { fragmentsOf, placeBlocks, type ResolvedPage } from './resolve.server.ts'

const page: PageInfo = {
  path: paths.gallery,
  title: 'Blocks',
  trail: [
    { label: 'Home', path: '/' },
    { label: 'Blocks', path: paths.gallery },
  ],
}

/** Every block with its sample, in the look of one site: a page like any other, for staff alone. */
export async function galleryPage(site: Site, platform: Platform): Promise<ResolvedPage> {
  const reads = new Reads(platform.invalidations.position)
  const { log, mark } = platform
  const fragments = fragmentsOf(platform)
  const frame = await renderFrame({
    site,
    page,
    instant: platform.now(),
    services: platform.services(site, reads),
    reads,
    log,
    mark,
    fragments,
  })
  const samples = [...platform.blocks]
    .filter(([, { expand }]) => !expand)
    .map(([type, module], index): ComposedBlock => {
      const content = module.definition.content.parse(module.sample.content)
      const block = { key: `sample-${type}`, type, anchor: type, first: index === 0 }
      return {
        module,
        raw: { _type: type, _key: type, anchor: type },
        document: page.path,
        failed: false,
        props: { block, content, data: module.sample.data, site, page },
      }
    })
  return {
    kind: 'page',
    status: 200,
    ...frame,
    ...placeBlocks(samples, fragments),
    site,
    page,
    head: { title: `Blocks | ${site.name}`, noindex: true },
  }
}
