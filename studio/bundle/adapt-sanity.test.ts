import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { adaptedCode, adaptedPlaces } from './adapt-sanity.ts'

const sanity = dirname(createRequire(import.meta.url).resolve('sanity'))
const code = readdirSync(sanity)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(sanity, name), 'utf8'))

test('the installed Sanity has every place that is changed, and each is changed', () => {
  const found = new Set<string>()
  const after = code.map((text) => adaptedCode(text, (place) => found.add(place))).join('\n')
  expect([...found].toSorted()).toEqual([...adaptedPlaces].toSorted())
  expect(after).toMatch(/jsx\(replacedComponent\("InsertMenu", InsertMenu\$\d+\), \{/)
  expect(after).not.toMatch(/MMM d, yyyy|Jan 1, 2000|toLocaleDateString\(void 0/)
})
