import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

/** The site as built (or as Vite serves it in development), and the files that go with it. */
export interface SiteBuild {
  build: ServerBuild
  /** Serves what Vite makes on the fly. */
  middleware?: RequestHandler
  /** Folder of files as they are sent; its `assets` are named by their content. */
  clientFolder: string
  /** Top-level files and folders beside `assets`. */
  publicNames: ReadonlySet<string>
  siteScript?: string
  previewScript?: string
}
