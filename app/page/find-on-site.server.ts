import type { RawBlock } from '#values/raw-blocks.ts'
import type { PageInfo } from './block.ts'
import type { ComposeContext } from './compose.server.ts'
import { findPage } from './find.server.ts'
import type { Visit } from './platform.ts'

interface FoundOnSite {
  raw: readonly RawBlock[]
  page: PageInfo
  params: Record<string, string>
  context: ComposeContext
}

/** The blocks that stand at a path, before they are loaded; undefined where there is no page. */
export async function findOnSite(
  path: string,
  { platform, site, reads, search, instant }: Visit,
): Promise<FoundOnSite | undefined> {
  const { log, blocks, pageKinds } = platform
  const services = platform.services(site, reads)
  const found = await findPage(path, { site, lake: services.lake, log, blocks, pageKinds })
  if (found.kind !== 'page' || found.status !== 200) return undefined
  const { page, params, document } = found
  return {
    raw: document.blocks,
    page,
    params,
    context: {
      ...{ site, page, params, search, instant, services, reads, log },
      document: document._id,
      registry: blocks,
    },
  }
}
