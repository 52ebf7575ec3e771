import { expect, test } from 'vitest'
import { storableJson, storableText } from './storable.ts'

test('what PostgreSQL does not take is left out, and everything else stays as it is', () => {
  const hostile = { 'a\u0000': 'b\u0000c', d: ['\ud800', '\udc00e', '😀', '\\u0000', '\\\u0000', '"\n\\'] }
  expect(JSON.parse(storableJson(hostile))).toEqual({
    a: 'bc',
    d: ['', 'e', '😀', '\\u0000', '\\', '"\n\\'],
  })
  expect(storableText('a\u0000b😀')).toBe('ab😀')
})
