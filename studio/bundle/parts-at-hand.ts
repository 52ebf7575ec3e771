import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What every open form shows: the tool, its panes, and the layers that comments lay around them even when off. */
const parts = [
  'structureTool',
  'pane',
  'list',
  'CommentsStudioLayout',
  'CommentsDocumentLayout',
  'CommentsField',
  'CommentsInput',
]

/** Words of the interface: waited for before anything is shown. */
const words = 'resources'

const file = new RegExp(`^(${[...parts, words].join('|')})-[\\w-]+\\.js$`)
const lazily = new RegExp(`\\bimport\\("\\./((${parts.join('|')})-[\\w-]+\\.js)"\\)`, 'g')
const sanity = dirname(createRequire(import.meta.url).resolve('sanity'))
const register = join(import.meta.dirname, 'at-hand.ts')
const virtual = 'virtual:parts-at-hand'

/**
 * Puts into the bundle what Sanity fetches part by part when it is first shown. Each part would be a request after the
 * one before, and React holds the form back for up to 0.3 s a part, lest its placeholders flicker.
 */
export function partsAtHand(): Plugin {
  let building = false
  const replaced = new Set<string>()
  return {
    name: 'parts-at-hand',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const files = building ? readdirSync(sanity).filter((name) => file.test(name)) : []
      return [
        `import { keepModules } from ${JSON.stringify(register)}`,
        ...files.map((name, at) => `import * as part${at} from ${JSON.stringify(join(sanity, name))}`),
        `keepModules({ ${files.map((name, at) => `${JSON.stringify(name)}: part${at}`).join(', ')} })`,
      ].join('\n')
    },
    transform(code, id) {
      if (!building || !id.startsWith(sanity)) return
      const changed = code.replace(lazily, (_, name: string, part: string) => {
        replaced.add(part)
        return `keptModule(${JSON.stringify(name)})`
      })
      if (changed === code) return
      return { code: `import { keptModule } from ${JSON.stringify(register)};\n${changed}`, map: null }
    },
    buildEnd(error) {
      const missing = parts.filter((part) => !replaced.has(part))
      if (!error && missing.length > 0)
        this.error(`Sanity no longer fetches these when shown: ${missing.join(', ')}`)
    },
  }
}
