import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { SiteBuild } from '#app/site/site-build.ts'

/** What the built site exports beside Remix's own: the one place where its type is said. */
type SiteEntry = typeof import('#app/entry.server.tsx')

export const siteEntryOf = ({ entry }: ServerBuild) => entry.module as unknown as SiteEntry

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

/** Folders that the site is made of. What this process runs beside it is watched by the start script. */
const sources = ['app', 'blocks', 'schemas', 'tenants', 'values'].map((name) => resolve(name) + sep)

/** The sources through Vite: each `load` gives them as they are now. */
export async function developmentBuild(server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  return {
    async load(): Promise<SiteBuild> {
      const loaded: unknown = await vite.ssrLoadModule('virtual:remix/server-build')
      return {
        build: loaded as ServerBuild,
        middleware: vite.middlewares,
        clientFolder: resolve('public'),
        publicNames: new Set(),
        siteScript: '/app/entry.script.ts',
        previewScript: '/app/entry.preview.ts',
      }
    },
    /** Calls back when a source of the site changes, is added or is gone. */
    watch(changed: (file: string) => void) {
      vite.watcher.on('all', (event, file) => {
        if (!sources.some((folder) => file.startsWith(folder))) return
        // Vite 6 keeps a module that imports by glob as it is when a file that it has imported is deleted.
        if (event === 'unlink')
          for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll()
        changed(file)
      })
    },
    reloadBrowsers: () => vite.ws.send({ type: 'full-reload' }),
    close: () => vite.close(),
  }
}
