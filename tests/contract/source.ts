import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface SourceFile {
  path: string
  text: string
}

/** Every file of the repository that git tracks or does not ignore, as text. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => pattern.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Every file in a folder of the build. */
export function builtFiles(folder: string): SourceFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Style sheets without comments, each with the classes that its selectors name. */
export function sheets(pattern: RegExp) {
  return sourceFiles(/\.css$/)
    .filter(({ path }) => pattern.test(path))
    .map(({ path, text }) => {
      const css = withoutComments(text)
      const selectors = css.replace(/@import [^;]*;/g, '').replace(/:[^;{}]*;/g, '')
      return {
        path,
        css,
        classes: new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)),
      }
    })
}

/** Names written as classes: `className="…"`, `className={cx(…)}`, `.querySelector('.…')`. */
export function classesIn(text: string): string[] {
  const attributes = [...text.matchAll(/class(?:Name)?=("[^"]*"|\{[^}]*\})/g)].flatMap(([, value]) => [
    ...value!.matchAll(/[a-z][\w-]*/gi),
  ])
  const selectors = [...text.matchAll(/['"`][^'"`\n]*?\.([a-z][\w-]*)[^'"`\n]*['"`]/gi)]
  return [...attributes.map(([name]) => name), ...selectors.map(([, name]) => name!)]
}

/** A file and all that it imports from `app/` and `blocks/`, directly or not. */
export function importedFrom(path: string, found = new Map<string, SourceFile>()): SourceFile[] {
  if (!found.has(path) && existsSync(path)) {
    const text = readFileSync(path, 'utf8')
    found.set(path, { path, text })
    for (const [, name] of text.matchAll(/from '((?:\.|#app\/|#blocks\/)[^']+)'/g))
      importedFrom(name!.startsWith('#') ? name!.slice(1) : join(dirname(path), name!), found)
  }
  return [...found.values()]
}
