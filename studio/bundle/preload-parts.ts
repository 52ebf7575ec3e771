import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Modules that every open form needs: the tool, its panes, and the wrappers of comments, which render even if those are off. */
const parts = [
  'structureTool',
  'pane',
  'list',
  'CommentsStudioLayout',
  'CommentsDocumentLayout',
  'CommentsField',
  'CommentsInput',
]

/** Texts of the interface, which Sanity loads before it renders anything. */
const texts = 'resources'

const file = new RegExp(`^(${[...parts, texts].join('|')})-[\\w-]+\\.js$`)
const lazyImport = new RegExp(`\\bimport\\("\\./((${parts.join('|')})-[\\w-]+\\.js)"\\)`, 'g')
const sanity = dirname(createRequire(import.meta.url).resolve('sanity'))
const register = join(import.meta.dirname, 'preloaded-modules.ts')
const virtual = 'virtual:preloaded-parts'

/**
 * Bundles modules that Sanity imports lazily. Each would be a request after the one before, and React delays the form by
 * up to 0.3 s for each, so that its placeholders do not flicker.
 */
export function preloadParts(): Plugin {
  let building = false
  const replaced = new Set<string>()
  return {
    name: 'preloaded-parts',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const files = building ? readdirSync(sanity).filter((name) => file.test(name)) : []
      return [
        `import { preloadModules } from ${JSON.stringify(register)}`,
        ...files.map((name, at) => `import * as part${at} from ${JSON.stringify(join(sanity, name))}`),
        `preloadModules({ ${files.map((name, at) => `${JSON.stringify(name)}: part${at}`).join(', ')} })`,
      ].join('\n')
    },
    transform(code, id) {
      if (!building || !id.startsWith(sanity)) return
      const changed = code.replace(lazyImport, (_, name: string, part: string) => {
        replaced.add(part)
        return `preloadedModule(${JSON.stringify(name)})`
      })
      if (changed === code) return
      return { code: `import { preloadedModule } from ${JSON.stringify(register)};\n${changed}`, map: null }
    },
    buildEnd(error) {
      const missing = parts.filter((part) => !replaced.has(part))
      if (!error && missing.length > 0)
        this.error(`Sanity no longer imports these lazily: ${missing.join(', ')}`)
    },
  }
}
