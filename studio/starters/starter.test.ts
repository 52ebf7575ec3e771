import { createSchema, type SchemaTypeDefinition, validateDocument, type Workspace } from 'sanity'
import { describe, expect, test } from 'vitest'
import { blockOf, schemaTypes } from '../../blocks/registry.schema.ts'
import { pathProblem } from '../../schemas/rules.ts'
import { pageStarters } from './page-starters.ts'
import { filledIn, pageFrom, withKeys } from './starter.ts'

const workspace = {
  schema: createSchema({ name: 'forecourt', types: schemaTypes as SchemaTypeDefinition[] }),
} as unknown as Workspace

/** An empty Content Lake. */
const empty = { withConfig: () => empty, fetch: async () => [] }

const site = { id: 'site-a', name: 'Harbour Motors', suburb: 'Cairns' }

function made(starter: (typeof pageStarters)[number]) {
  let keys = 0
  return pageFrom(starter, {
    id: 'new',
    title: starter.title,
    path: starter.path,
    site,
    newKey: () => `key${keys++}`,
  })
}

const keysIn = (value: unknown): string[][] => {
  if (Array.isArray(value)) {
    const own = value.filter((item) => typeof item === 'object').map((item) => item._key)
    return [own, ...value.flatMap(keysIn)]
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(keysIn) : []
}

test('there is a starter for every common page, each with a name, a sentence and a path of its own', () => {
  expect(pageStarters.length).toBeGreaterThanOrEqual(10)
  for (const field of ['id', 'name', 'description', 'path', 'summary'] as const)
    expect(new Set(pageStarters.map((starter) => starter[field])).size, field).toBe(pageStarters.length)
  expect(pageStarters.map(({ path }) => pathProblem(path)).filter((found) => found !== true)).toEqual([])
})

describe.each(pageStarters)('$name', (starter) => {
  test('creates a page without validation errors or warnings', async () => {
    const markers = await validateDocument({
      document: {
        ...made(starter),
        _rev: 'a',
        _createdAt: '2026-01-01T00:00:00Z',
        _updatedAt: '2026-01-01T00:00:00Z',
      },
      workspace,
      getClient: () => empty as never,
      getDocumentExists: async () => true,
    })
    expect(markers.map(({ level, path, message }) => `${level} ${JSON.stringify(path)} ${message}`)).toEqual(
      [],
    )
  })

  test('gives every list item a key of its own and replaces all placeholders', () => {
    const page = made(starter)
    for (const keys of keysIn(page)) {
      expect(keys.every(Boolean)).toBe(true)
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(JSON.stringify(page)).not.toMatch(/\{(site|suburb)\}/)
  })

  test('consists of blocks that have a thumbnail', () => {
    for (const { _type } of starter.blocks) expect(blockOf(_type)?.thumbnail, _type).toBeTruthy()
  })
})

test('a page has the initial values of its blocks, overridden by those of the starter', () => {
  const [hero] = made(pageStarters[0]!).blocks as Record<string, unknown>[]
  expect(hero).toMatchObject({ _type: 'hero', layout: 'split', ground: 'dark', showSearch: true })
})

test('texts are still sentences without a suburb', () => {
  expect(filledIn('Cars at {site} in {suburb}.', { id: '', name: 'Harbour' })).toBe('Cars at Harbour.')
  expect(filledIn(['{suburb}'], { id: '', name: 'Harbour' })).toEqual(['Harbour'])
})

test('existing keys are kept', () => {
  expect(withKeys([{ _key: 'a' }, { b: [{}] }], () => 'new')).toEqual([
    { _key: 'a' },
    { _key: 'new', b: [{ _key: 'new' }] },
  ])
})
