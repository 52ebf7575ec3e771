import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

/** The site as built (or as Vite serves it in development), and the files that go with it. */
export interface SiteBuild {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Serves what Vite makes on the fly. */
  middleware?: RequestHandler
  /** Folder of files as they are sent; its `assets` are named by their content. */
  clientFolder: string
  /** Top-level files and folders beside `assets`. */
  publicNames: Set<string>
  siteScript?: string
  previewScript?: string
  /** Calls back when a source has changed, before browsers are told to load their page again. */
  watch?(changed: () => void): void
  close?(): Promise<void>
}

const folder = resolve('build/site')

export async function productionBuild(): Promise<SiteBuild> {
  const clientFolder = join(folder, 'client')
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  return {
    build,
    clientFolder,
    publicNames: new Set(
      readdirSync(clientFolder).filter((name) => name !== 'assets' && !name.startsWith('.')),
    ),
    siteScript: scriptOf(clientFolder, 'site-script'),
    previewScript: scriptOf(clientFolder, 'preview-script'),
  }
}

/** The address that vite.client.config.ts or vite.preview.config.ts gave its script. */
function scriptOf(clientFolder: string, manifestName: string) {
  try {
    const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
      readFileSync(join(clientFolder, `.vite/${manifestName}.json`), 'utf8'),
    )
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
    return entry && `/${entry.file}`
  } catch {
    return undefined
  }
}

/** Folders whose files the server renders with: browsers see a change when they load the page again. */
const sources = ['app', 'blocks', 'schemas', 'tenants'].map((name) => resolve(name) + sep)

/** The sources through Vite, which tells browsers of changes over `server`. */
export async function developmentBuild(server: Server): Promise<SiteBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>,
    middleware: vite.middlewares,
    clientFolder: resolve('public'),
    publicNames: new Set(),
    siteScript: '/app/client/site.ts',
    previewScript: '/app/preview/browser/main.ts',
    watch(changed) {
      vite.watcher.on('all', (_event, file) => {
        if (!sources.some((folder) => file.startsWith(folder))) return
        changed()
        vite.ws.send({ type: 'full-reload' })
      })
    },
    close: () => vite.close(),
  }
}
