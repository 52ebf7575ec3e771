import type {
  FieldDefinition,
  PreviewConfig,
  ReferenceFilterResolver,
  SchemaTypeDefinition,
} from '@sanity/types'
import { createSchema } from 'sanity'
import { describe, expect, test } from 'vitest'
import { pageKinds } from '#blocks/registry.pages.ts'
import { blocks, blocksField, documents, documentTypes, schemaTypes } from '#blocks/registry.schema.ts'
import { switches } from '#blocks/registry.settings.ts'

type Node = {
  name?: string
  type: string
  title?: string
  description?: string
  fields?: FieldDefinition[]
  of?: Node[]
  options?: { filter?: ReferenceFilterResolver; disableNew?: boolean }
  validation?: unknown
}

/** Every field below a type, with the way to it. */
function fieldsOf(type: Node, way = type.name ?? ''): { way: string; field: Node }[] {
  const own = (type.fields ?? []) as unknown as Node[]
  return [
    ...own.flatMap((field) => [
      { way: `${way}.${field.name}`, field },
      ...fieldsOf(field, `${way}.${field.name}`),
    ]),
    ...(type.of ?? []).flatMap((member) => fieldsOf(member, `${way}[]`)),
  ]
}

/** Every type, field and list member below a type. */
function nodesOf(type: Node, way = type.name ?? ''): { way: string; node: Node }[] {
  const inner = [...((type.fields ?? []) as unknown as Node[]), ...(type.of ?? [])]
  return [{ way, node: type }, ...inner.flatMap((node) => nodesOf(node, `${way}.${node.name ?? '[]'}`))]
}

const types = schemaTypes as unknown as Node[]
const named = (name: string) => types.find((type) => type.name === name)!
const fieldNames = (name: string) => (named(name).fields ?? []).map((field) => field.name)
const simple = (words: string | undefined) =>
  (words ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

test('the Studio accepts the schema without an error', () => {
  const schema = createSchema({ name: 'forecourt', types: schemaTypes as SchemaTypeDefinition[] })
  const problems = (schema._validation ?? []).flatMap(({ path, problems }) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${JSON.stringify(path)}: ${message}`),
  )
  expect(problems).toEqual([])
})

test('every type and every field says in words what it is for', () => {
  const wordless = types.flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...fieldsOf(type)
      .filter(
        ({ field }) =>
          !simple(field.description) || simple(field.description) === simple(field.title ?? field.name),
      )
      .map(({ way }) => way),
  ])
  expect(wordless).toEqual([])
})

describe('references', () => {
  const references = types
    .flatMap((type) => nodesOf(type))
    .filter(({ node }) => node.type === 'reference' && node.name !== 'tenant')

  test('exist', () => {
    expect(references.map(({ way }) => way)).toContain('link.page')
  })

  test.each(references)('$way offers and accepts documents of the same site only', async ({ node }) => {
    const document = {
      _id: 'a',
      _type: 'page',
      _rev: '',
      _createdAt: '',
      _updatedAt: '',
      tenant: { _ref: 'site-a' },
    }
    const filter = await node.options?.filter?.({
      document,
    } as unknown as Parameters<ReferenceFilterResolver>[0])
    expect(filter?.filter).toMatch(/(^| && )tenant\._ref == \$site$/)
    expect(filter?.params).toMatchObject({ site: 'site-a' })
    expect(node.options?.disableNew).toBe(true)
    expect(node.validation).toContainEqual(expect.any(Function))
  })
})

describe('rules of a type', () => {
  const found = types.flatMap((type) => nodesOf(type))
  const ruled = new Set(['link', 'promoNode', 'siteDateTime', 'timeOfDay', 'colour', 'theme'])
  const withBoth = found.filter(({ node }) => ruled.has(node.type) && node.validation)

  test('hold beside those of a field: a required link still needs a place to lead to', () => {
    expect(withBoth.map(({ way }) => way)).toEqual(expect.arrayContaining(['promo.node', 'promo.expiry']))
    for (const { way, node } of withBoth) expect(node.validation, way).toHaveLength(2)
  })
})

test('every document belongs to a site, and nobody changes which', () => {
  for (const { name } of documentTypes) {
    const tenant = (named(name).fields ?? []).find((field) => field.name === 'tenant')
    expect(tenant, name).toMatchObject({ type: 'reference', readOnly: true, hidden: true })
  }
})

test('every document has a place of its own in the list of a site', () => {
  const places = documents.map(({ studio: { section, folder, position } }) =>
    [section, folder, position].filter(Boolean).join(' '),
  )
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  const titles = documents.map(({ studio }) => studio.title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('what the Studio is told of a document names fields and kinds of pages that exist', () => {
  for (const { type, studio } of documents) {
    const own = new Set(['_createdAt', '_updatedAt', ...type.fields.map(({ name }) => name)])
    const paths = [
      ...(studio.order ?? []).map(([field]) => field),
      ...Object.keys(studio.startsWith ?? {}),
      ...(studio.naturalKey ? [studio.naturalKey] : []),
    ]
    expect(
      paths.filter((path) => !own.has(path.split('.')[0]!)),
      type.name,
    ).toEqual([])
    const kinds = (typeof studio.locations === 'object' && studio.locations.pageKinds) || []
    expect(
      kinds.filter((kind) => !pageKinds.of(kind)),
      type.name,
    ).toEqual([])
  }
})

test('every document shows a title of its own in lists', () => {
  for (const type of documentTypes) expect(type.preview?.select, type.name).toBeDefined()
})

test('a site has a field for every switch, and the menus are in its navigation', () => {
  const fields = [...fieldNames('site'), ...fieldNames('navigation')]
  expect(Object.keys(switches).filter((key) => !fields.includes(key))).toEqual([])
  expect(new Set(fields).size + 1).toBe(fields.length)
})

test('a promo has start, expiry, position, display, strictDisplay and node, and nothing else but its name and site', () => {
  expect(fieldNames('promo').sort()).toEqual(
    ['tenant', 'title', 'start', 'expiry', 'position', 'display', 'strictDisplay', 'node'].sort(),
  )
})

test('a promo tile has picture, alternative text, link and background; display offers new, used and demo only', () => {
  expect(fieldNames('promoNode')).toEqual(expect.arrayContaining(['image', 'link', 'background']))
  expect(fieldNames('picture')).toContain('alt')
  const display = (named('promo').fields ?? []).find((field) => field.name === 'display') as unknown as {
    options: { list: { value: string }[] }
  }
  expect(display.options.list.map(({ value }) => value)).toEqual(['new', 'used', 'demo'])
})

describe('blocks', () => {
  const members = (blocksField() as unknown as { of: { type: string; name?: string }[] }).of
  const common = ['hidden', 'start', 'expiry', 'tone', 'anchor']

  test('MKT-10 every folder of blocks has a schema in the Studio, of the same type as its query', async () => {
    const queries = import.meta.glob<{ type: string }>('../blocks/*/query.ts', { import: 'default' })
    const types = await Promise.all(Object.values(queries).map(async (load) => (await load()).type))
    expect(types.length).toBeGreaterThan(15)
    expect(types.toSorted()).toEqual(blocks.map(({ schema }) => schema.name).toSorted())
  })

  test('all stand in the insert menu, each in one group and with a picture', () => {
    const menu = (blocksField() as unknown as { options: { insertMenu: { groups: { of: string[] }[] } } })
      .options.insertMenu
    const grouped = menu.groups.flatMap(({ of }) => of)
    expect(grouped.toSorted()).toEqual(blocks.map(({ schema }) => schema.name).toSorted())
    expect(blocks.filter(({ thumbnail }) => !thumbnail).map(({ schema }) => schema.name)).toEqual([])
    expect(members).toHaveLength(blocks.length)
  })

  test('all can be hidden, dated, toned and jumped to', () => {
    const inline = members.filter((member) => member.type === 'object').map((member) => member.name)
    for (const { schema } of blocks) {
      if (inline.includes(schema.name)) continue
      expect(fieldNames(schema.name), schema.name).toEqual(expect.arrayContaining(common))
    }
  })

  test('say who they are in the list, by their own words or their title', () => {
    for (const { schema } of blocks) {
      const { preview } = (named(schema.name) ?? {}) as { preview?: PreviewConfig }
      expect(preview?.prepare?.({}).title ?? schema.title, schema.name).toBeTruthy()
    }
  })
})
