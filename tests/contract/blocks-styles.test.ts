import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { themeProperties } from '#app/tenancy/theme-css.ts'
import { blocks } from '#blocks/registry.server.ts'
import { kebab } from '#platform/kebab.ts'
import { theme } from '#tenants/demo/motorworld/theme.ts'
import { classesIn, importedFrom, sheets, sourceFiles, withoutComments } from './source.ts'

const styled = sheets(/^blocks\/|\.shared\.css$/)
const isShared = (path: string) => path.endsWith('.shared.css')

test('every rule of a block stands in the layer it stood in if all sheets were one', () => {
  expect(styled.length).toBeGreaterThan(10)
  const outside = styled.filter(({ css }) => {
    const rules = css.replace(/^@(import|reference) .*;$/gm, '').trim()
    return rules && !/^@layer components \{\n([ \n].*\n|\n)*\}$/.test(rules)
  })
  expect(outside.map(({ path }) => path)).toEqual([])
})

test('a block reads only what every page sets: roles of the theme, tokens that are always sent, its own', () => {
  const [tokens] = sheets(/^app\/styles\/tailwind\.css$/)
  const always = tokens!.css.slice(tokens!.css.indexOf('@theme static {'))
  const set = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)
  const everywhere = new Set([...set(always), ...Object.keys(themeProperties(theme))])
  const unset = styled.flatMap(({ path, css }) => {
    const own = new Set(set(css))
    return [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !everywhere.has(name) && !own.has(name))
      .map((name) => `${path}: ${name}`)
  })
  expect(unset).toEqual([])
})

test('a block names the shared sheets whose classes it writes, and no others', () => {
  const plain = sheets(/^app\//).filter(({ path }) => !isShared(path))
  const everywhere = new Set(plain.flatMap(({ classes }) => [...classes]))
  const shared = styled.filter(({ path }) => isShared(path))
  const faults = [...blocks.values()].flatMap(({ definition }) => {
    const code = importedFrom(`blocks/${kebab(definition.type)}/view.tsx`)
    const written = new Set(code.flatMap(({ text }) => classesIn(text)))
    const needed = shared
      .filter(({ classes }) => [...classes].some((name) => written.has(name) && !everywhere.has(name)))
      .map(({ path }) => path.slice('app/'.length, -'.shared.css'.length))
    const named = definition.styles ?? []
    return [
      ...needed.filter((name) => !named.includes(name)).map((name) => `${definition.type} needs ${name}`),
      ...named.filter((name) => !needed.includes(name)).map((name) => `${definition.type} needs no ${name}`),
    ]
  })
  expect(faults).toEqual([])
})

test('every sheet is sent: with all pages, with a block, with the blocks that name it, or by a script', () => {
  const imported = sourceFiles(/^(app|blocks)\/.*\.css$/).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/@import "(\.[^"]+)"/g)].map(([, target]) =>
      new URL(target!, `file:///${path}`).pathname.slice(1),
    ),
  )
  const linked = sourceFiles(/^app\/.*\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(/from '(\.[^']+\.css)\?url'/g)].map(([, target]) =>
      new URL(target!, `file:///${path}`).pathname.slice(1),
    ),
  )
  const named = [...blocks.values()].flatMap(({ definition }) => definition.styles ?? [])
  const unsent = sheets(/^(app|blocks)\//).filter(({ path }) => {
    if (isShared(path)) return !named.includes(path.slice('app/'.length, -'.shared.css'.length))
    const own = /^blocks\/[^/]+\/style\.css$/.test(path) || linked.includes(path)
    return !own && !imported.includes(path)
  })
  expect(unsent.map(({ path }) => `${path} in ${dirname(path)}`)).toEqual([])
})
