import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referencesOf, type StoredDocument } from './documents.ts'
import { inPortions } from './order.ts'

const ids = Array.from({ length: 12 }, (_, at) => `d${at}`)
const graph = fc.array(
  fc.record({
    to: fc.array(fc.record({ _ref: fc.constantFrom(...ids, 'elsewhere'), _weak: fc.boolean() }), {
      maxLength: 3,
    }),
    text: fc.string({ maxLength: 60 }),
  }),
  { minLength: 1, maxLength: ids.length },
)

test('every document is in one portion, and what it refers to in that portion or an earlier one', () => {
  fc.assert(
    fc.property(graph, fc.integer({ min: 1, max: 2_000 }), (nodes, maxBytes) => {
      const documents = nodes.map(
        (node, at): StoredDocument => ({ _id: ids[at] ?? '', _type: 'page', ...node }),
      )
      const all = new Set(documents.map(({ _id }) => _id))
      const portions = inPortions(documents, maxBytes)
      expect(
        portions
          .flat()
          .map(({ _id }) => _id)
          .sort(),
      ).toEqual([...all].sort())
      const written = new Set<string>()
      for (const portion of portions) {
        for (const { _id } of portion) written.add(_id)
        const open = referencesOf(portion).filter(({ id, weak }) => !weak && all.has(id) && !written.has(id))
        expect(open).toEqual([])
      }
    }),
  )
})

test('documents that fit are one portion; those that refer to each other stay together even if they do not fit', () => {
  const page = (id: string, to: string): StoredDocument => ({ _id: id, _type: 'page', to: { _ref: to } })
  const documents = [page('a', 'b'), page('b', 'a'), page('c', 'a')]
  expect(inPortions(documents)).toHaveLength(1)
  expect(inPortions(documents, 1).map((portion) => portion.map(({ _id }) => _id).sort())).toEqual([
    ['a', 'b'],
    ['c'],
  ])
})
