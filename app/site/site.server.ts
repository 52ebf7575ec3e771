import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPreview } from '#app/preview/routes.server.ts'
import { createSiteHandler } from './app.server.ts'
import { createPlatform, type SiteParts } from './create-platform.server.ts'
import type { SiteBuild } from './site-build.ts'

export type { SiteParts } from './create-platform.server.ts'

/** What a process gives the sites it serves. */
export interface SiteProcess
  extends Omit<Parameters<typeof createPlatform>[1], 'siteScript' | 'previewScript' | 'scripts'> {
  build: SiteBuild
}

/** The sites of one process. */
export interface OpenSite {
  handle(req: IncomingMessage, res: ServerResponse): void
  /** Ends open streams first, so that a server that waits for its connections can stop. */
  closeStreams(): void
  close(): Promise<void>
}

/** Connects to everything the sites need, and answers for them. */
export function openSite(parts: SiteParts, { build, ...process }: SiteProcess): OpenSite {
  const { siteScript, previewScript } = build
  const opened = createPlatform(parts, { ...process, siteScript, previewScript, scripts: scriptsOf(build) })
  const preview = createPreview(opened.platform)
  const worker = opened.features.startJobs()
  return {
    handle: createSiteHandler(opened, build, preview),
    closeStreams: preview.close,
    async close() {
      await worker?.stop()
      await opened.close()
    },
  }
}

/** Scripts that React needs on a page, as they are sent; none while Vite serves the sources. */
function scriptsOf({ build: { assets }, clientFolder, middleware }: SiteBuild) {
  if (middleware) return undefined
  const routes = ['root', 'routes/$'].flatMap((id) => assets.routes[id]?.module ?? [])
  return { folder: clientFolder, react: [assets.entry.module, ...routes] }
}
