import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kebab } from '#platform/kebab.ts'
import { scriptsFor } from './scripts.ts'
import type { SiteBuild } from './site-build.ts'

type Chunks = Record<string, { file: string; imports?: string[] }>

/**
 * Addresses of all scripts that interactive blocks of some types need, the one that starts them first. A page names
 * each, so that a browser fetches all of them at once; Vite in development serves what the first asks for.
 */
export function islandScripts({ build: { assets }, clientFolder, middleware }: SiteBuild) {
  const entry = assets.entry.module
  if (middleware) return () => [entry]
  // Where Remix moves what Vite wrote of its chunks.
  const chunks: Chunks = JSON.parse(readFileSync(join(clientFolder, '../.vite/client-manifest.json'), 'utf8'))
  const keys = Object.keys(chunks)
  const started = keys.filter((key) => `/${chunks[key]?.file}` === entry)
  return (types: readonly string[]) => {
    const views = types.map((type) => `blocks/${kebab(type)}/view.tsx`)
    const needed = scriptsFor([...started, ...views], (key) => chunks[key]?.imports ?? [])
    return [...new Set([entry, ...[...needed].flatMap((key) => (chunks[key] ? `/${chunks[key].file}` : []))])]
  }
}
