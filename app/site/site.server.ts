import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPreview } from '#app/preview/routes.server.ts'
import { createSiteHandler } from './app.server.ts'
import { createPlatform, type SiteParts } from './create-platform.server.ts'
import { islandScripts } from './island-scripts.server.ts'
import type { SiteBuild } from './site-build.ts'

export type { SiteParts } from './create-platform.server.ts'

/** What a process gives the sites it serves. */
export interface SiteProcess
  extends Omit<
    Parameters<typeof createPlatform>[1],
    'siteScript' | 'previewScript' | 'islandScripts' | 'scripts'
  > {
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
  const scripts = {
    siteScript,
    previewScript,
    islandScripts: islandScripts(build),
    scripts: scriptsOf(build),
  }
  const opened = createPlatform(parts, { ...process, ...scripts })
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

/** Where scripts lie as they are sent, and which of them starts React; none while Vite serves the sources. */
function scriptsOf({ build: { assets }, clientFolder, middleware }: SiteBuild) {
  if (middleware) return undefined
  return { folder: clientFolder, react: [assets.entry.module] }
}
