import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const text = { title: 'Heading' }
const hero = { name: 'hero', title: 'Hero', fields: [{ name: 'heading', type: text }] }
const page = {
  fields: [{ name: 'blocks', type: { title: 'Blocks', of: [{ name: 'video', title: 'Video' }, hero] } }],
} as unknown as SchemaType

test('a field within a block is named as the form names it', () => {
  const value = { blocks: [{ _key: 'a', _type: 'hero' }] }
  expect(placeOf(page, value, ['blocks', { _key: 'a' }, 'heading'])).toEqual(['Blocks', 'Hero', 'Heading'])
})

test('a field that is no longer in the document is named as far as the schema knows it', () => {
  expect(placeOf(page, {}, ['blocks', { _key: 'gone' }])).toEqual(['Blocks', 'Item'])
  expect(placeOf(page, {}, ['nothing'])).toEqual([])
})
