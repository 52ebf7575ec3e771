import { expect, test } from 'vitest'
import { schemaTypes } from '#blocks/registry.schema.ts'

interface Node {
  name?: string
  type?: string
  title?: string
  description?: unknown
  fields?: Node[]
  of?: Node[]
  options?: { list?: readonly unknown[] }
}

const inWords = (name: string) =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

const titleOf = ({ title, name = '' }: Node) => title ?? inWords(name)

/** What an editor would read as a slip, with its place. */
function* slips(node: Node, place: string): Generator<string> {
  const titles = (node.fields ?? []).map(titleOf)
  for (const title of new Set(titles.filter((title, index) => titles.indexOf(title) !== index)))
    yield `${place} has two fields that are called "${title}"`
  if (/\.\.|\bundefined\b/.test(String(node.description ?? ''))) yield `${place} says: ${node.description}`
  for (const option of node.options?.list ?? [])
    if (typeof option === 'string' && /^[a-z]/.test(option))
      yield `${place} offers the stored value "${option}"`
  for (const field of node.fields ?? []) yield* slips(field, `${place}.${field.name}`)
  for (const member of node.of ?? []) yield* slips(member, `${place}[]`)
}

test('no form shows two fields of one name, the stored value of a choice, or a sentence with two full stops', () => {
  const types = schemaTypes as unknown as Node[]
  expect(types.flatMap((type) => [...slips(type, type.name ?? '')])).toEqual([])
})
