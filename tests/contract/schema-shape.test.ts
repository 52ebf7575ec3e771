import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaTypes } from '#blocks/registry.schema.ts'
import { type Breaking, breakingChanges, type Shape, shapeOf } from '#schemas/shape.ts'
import { type NamedMigration, readMigrations } from '#server/content/migrations.ts'

interface Recorded {
  /** Migrations that there were when the shape was recorded. */
  migrations: string[]
  types: Shape
}

const file = new URL('../../schemas/shape.json', import.meta.url)

/** A line for each field, so that a difference reads well. */
const written = ({ migrations, types }: Recorded) => {
  const fields = (shape: object) =>
    Object.entries(shape).map(([field, value]) => `      ${JSON.stringify(field)}: ${JSON.stringify(value)}`)
  const lines = Object.entries(types).map(
    ([type, shape]) => `    ${JSON.stringify(type)}: {\n${fields(shape).join(',\n')}\n    }`,
  )
  return `{\n  "migrations": ${JSON.stringify(migrations)},\n  "types": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** Breaking changes that no migration newer than the record answers for. */
const unanswered = (changes: Breaking[], recorded: string[], migrations: NamedMigration[]) => {
  const covered = new Set(
    migrations.filter(({ name }) => !recorded.includes(name)).flatMap(({ covers }) => covers),
  )
  return changes.filter(({ place }) => !covered.has(place)).map(({ place, what }) => `${place} ${what}`)
}

test('a change of the schema that breaks documents brings a migration', async () => {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const migrations = await readMigrations()
  const types = shapeOf(schemaTypes as Parameters<typeof shapeOf>[0])
  expect(
    unanswered(breakingChanges(recorded.types, types), recorded.migrations, migrations),
    'Write a migration that names these in its "covers": schemas/migrations/README.md',
  ).toEqual([])
  const shape: Recorded = { migrations: migrations.map(({ name }) => name), types }
  await expect(
    written(shape),
    'The schema has grown: npm test -- unit tests/contract/schema-shape.test.ts -u records it',
  ).toMatchFileSnapshot(file.pathname)
})

type Nodes = Parameters<typeof shapeOf>[0]
const text = (name: string, more: object = {}) => ({ name, type: 'string', ...more })
const page = (...fields: object[]) => [{ name: 'page', type: 'document', fields }] as unknown as Nodes
const rule = (level?: 'warning') => (rule: { required(): { warning(): unknown } }) =>
  level ? rule.required().warning() : rule.required()

const compared = (before: Nodes, after: Nodes) =>
  breakingChanges(shapeOf(before), shapeOf(after)).map(({ place, what }) => `${place} ${what}`)

test.each([
  ['a field that is gone', [text('title'), text('intro')], [text('title')], ['page.intro is gone']],
  [
    'a field inside another that is gone',
    [{ name: 'seo', type: 'object', fields: [text('title')] }],
    [{ name: 'seo', type: 'object', fields: [] }],
    ['page.seo.title is gone'],
  ],
  [
    'a whole object that is gone, once',
    [{ name: 'seo', type: 'object', fields: [text('title')] }],
    [],
    ['page.seo is gone'],
  ],
  [
    'another type',
    [text('price')],
    [{ name: 'price', type: 'number' }],
    ['page.price was string and is number'],
  ],
  [
    'fewer choices',
    [text('tone', { options: { list: ['dark', { value: 'brand', title: 'Brand' }] } })],
    [text('tone', { options: { list: ['dark'] } })],
    ['page.tone does not take "brand" any more'],
  ],
  [
    'choices where there were none',
    [text('tone')],
    [text('tone', { options: { list: ['dark'] } })],
    ['page.tone takes certain values only'],
  ],
  [
    'a block that is taken out',
    [{ name: 'blocks', type: 'array', of: [{ type: 'hero' }, { type: 'map' }] }],
    [{ name: 'blocks', type: 'array', of: [{ type: 'hero' }] }],
    ['page.blocks does not take map any more'],
  ],
  [
    'a field that becomes required',
    [text('title')],
    [text('title', { validation: rule() })],
    ['page.title has become required'],
  ],
])('%s breaks', (_, before, after, expected) => {
  expect(compared(page(...before), page(...after))).toEqual(expected)
})

test('growth does not break', () => {
  const before = page(text('title'), text('tone', { options: { list: ['dark'] } }))
  const after = page(
    text('title', { validation: rule('warning') }),
    text('tone', { options: { list: ['dark', 'brand'] } }),
    text('new', { validation: rule() }),
  )
  expect(compared(before, after)).toEqual([])
  expect(compared(page(text('title', { validation: rule() })), page(text('title')))).toEqual([])
})

test('a migration answers for what it names, and only one newer than the record', () => {
  const changes = [
    { place: 'hero.heading', what: 'is gone' },
    { place: 'map', what: 'is gone' },
  ]
  const migration = {
    name: '2026-11-21-x',
    description: '',
    types: [],
    covers: ['hero.heading'],
    change: () => undefined,
  }
  expect(unanswered(changes, [], [migration])).toEqual(['map is gone'])
  expect(unanswered(changes, ['2026-11-21-x'], [migration])).toHaveLength(2)
})
