import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import type { LakeDocument } from '../context.ts'
import { effectsBetween } from './mendoza.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('Sale', 'Salé', '🚗 Sale', ''),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.constant(null),
    fc.dictionary(fc.constantFrom('a', 'b', 'é', 'Z'), tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.uniqueArray(fc.record({ _key: fc.constantFrom('k', 'l', 'm', 'n'), x: tie('value') }), {
      selector: (item) => item._key,
      maxLength: 4,
    }),
  ),
}))
const document = fc
  .dictionary(fc.constantFrom('title', 'blocks', 'seo', 'é'), value, { maxKeys: 4 })
  .chain((fields) =>
    fc
      .stringMatching(/^[a-z]{4}$/)
      .map((_rev) => ({ _id: 'p', _rev, _type: 'page', _updatedAt: _rev, ...fields })),
  )

/** Like everything that applies an effect, in the Studio and in the previewed page. */
function withoutRevision(document: LakeDocument | null) {
  const { _rev, ...content } = document ?? {}
  return document && content
}

test('a patch turns one document into the other except for its revision, forwards and backwards, in both decoders of the Studio', () => {
  fc.assert(
    fc.property(fc.option(document), fc.option(document), (before, after) => {
      const { apply, revert } = effectsBetween(before, after)
      const [from, to] = [withoutRevision(before), withoutRevision(after)]
      for (const [old, wanted, patch] of [
        [from, to, apply],
        [to, from, revert],
      ] as const) {
        expect(applyPatch(old, patch as never)).toEqual(wanted)
        const traced = incremental.applyPatch(incremental.wrap(old, 'before'), patch as never, 'after')
        expect(incremental.unwrap(traced)).toEqual(wanted)
      }
    }),
    { numRuns: 500 },
  )
})

test('text keeps its author when another editor changes something else', () => {
  const block = (heading: string, body: string) => ({ _key: 'k', heading, body })
  const states = [
    { _id: 'p', _type: 'page', title: 'Winter', blocks: [block('One', 'Two')] },
    { _id: 'p', _type: 'page', title: 'Winter sale', blocks: [block('One', 'Two')] },
    { _id: 'p', _type: 'page', title: 'Winter sale', blocks: [{ _key: 'j' }, block('One', 'Three')] },
  ]
  let traced = incremental.wrap<string>(states[0], 'nobody')
  for (const [index, author] of ['Ann', 'Ben'].entries()) {
    const { apply } = effectsBetween(states[index] ?? null, states[index + 1] ?? null)
    traced = incremental.applyPatch(traced, apply as never, author)
  }
  const fields = (of: typeof traced) => (of.content?.type === 'object' ? of.content.fields : {})
  const { title, blocks } = fields(traced)
  expect(title?.content?.type === 'string' && title.content.parts.map((part) => part.startMeta)).toEqual([
    'nobody',
    'Ann',
  ])
  const last = blocks?.content?.type === 'array' ? blocks.content.elements[1] : undefined
  expect([last && fields(last).heading?.startMeta, last && fields(last).body?.startMeta]).toEqual([
    'nobody',
    'Ben',
  ])
})
