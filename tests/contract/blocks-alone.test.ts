import { expect, test } from 'vitest'
import { pageKinds } from '#blocks/registry.pages.ts'
import { documentTypes } from '#blocks/registry.schema.ts'
import { blocks } from '#blocks/registry.server.ts'
import { kebab } from '#platform/kebab.ts'
import { switches } from '#tenants/settings/index.ts'
import { classesIn, sheets, sourceFiles, withoutComments } from './source.ts'

/** Files that say which blocks stand on a page: content, not code. */
const content = [
  /^tenants\/demo\//, // pages of the demo sites
  /^app\/[\w-]+\/page-kinds\.ts$/, // what a kind of page begins with
  /^studio\/starters\/starters-\w+\.ts$/, // pages that marketers begin with
  /^server\/commands\/new-site\.ts$/, // home page of a new site
]

/** Tests and measurements look at the product as a whole, as people see it. */
const others = sourceFiles(/\.(ts|tsx|js|mjs)$/).filter(
  ({ path }) =>
    !/^(blocks|tests|bench)\/|\.test\.tsx?$|(^|\/)testing(\/|\.|-)|-testing\.ts$/.test(path) &&
    !content.some((allowed) => allowed.test(path)),
)

/** A document, a kind of page or a setting may have the same name as a block. */
const otherThings = new Set([
  ...documentTypes.map(({ name }) => name),
  ...pageKinds.list.map(({ kind }) => kind),
  ...Object.keys(switches),
])

/** Where the type of a block is written. Names of one word are words, too: they count only as the type of something. */
function namings(type: string) {
  const places = [
    `_type['"]?\\s*(?::|[!=]==?)\\s*['"]${type}['"]`,
    `data-block=\\\\?["']?${type}\\b`,
    `blocks/${kebab(type)}\\b`,
  ]
  const isOwnName = /[A-Z]/.test(type) && !otherThings.has(type)
  return new RegExp([...places, ...(isOwnName ? [`['"\`]${type}['"\`]`] : [])].join('|'))
}

test('no file outside its folder names the type of a block', () => {
  const types = [...blocks.keys()].filter((type) => !documentTypes.some(({ name }) => name === type))
  const named = [...others, ...sourceFiles(/^(app|studio)\/.*\.css$/)].flatMap(({ path, text }) =>
    types.filter((type) => namings(type).test(withoutComments(text))).map((type) => `${path}: ${type}`),
  )
  expect(named).toEqual([])
})

test('no file outside its folder writes a class of a block, and no two blocks write the same', () => {
  const common = new Set(sheets(/^app\//).flatMap(({ classes }) => [...classes]))
  const owners = new Map<string, string>()
  const twice: string[] = []
  for (const { path, classes } of sheets(/^blocks\//)) {
    const folder = path.split('/')[1]!
    for (const name of classes) {
      if (common.has(name)) continue
      if ((owners.get(name) ?? folder) !== folder) twice.push(`${name}: ${folder}, ${owners.get(name)}`)
      owners.set(name, folder)
    }
  }
  expect(owners.size).toBeGreaterThan(50)
  expect(twice).toEqual([])
  const blockFiles = sourceFiles(/^blocks\/.*\.tsx?$/)
  const foreign = [...others, ...blockFiles].flatMap(({ path, text }) =>
    classesIn(text)
      .filter((name) => owners.has(name) && !path.startsWith(`blocks/${owners.get(name)}/`))
      .map((name) => `${path}: ${name}`),
  )
  expect(foreign).toEqual([])
})
