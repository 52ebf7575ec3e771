import { expect, test } from 'vitest'
import { createPace } from '../browser/pace.ts'
import { suspicionOf } from './pace.ts'

test.each([
  ['48.3.312', '48 letters in 3 fields were typed in 0.3 seconds'],
  ['20.2.999', '20 letters in 2 fields were typed in 1.0 seconds'],
  ['20.2.1000', undefined],
  ['19.2.100', undefined],
  ['200.1.100', undefined],
  ['0.0.0', undefined],
  ['', undefined],
  [undefined, undefined],
  ['48.3.-1', undefined],
  ['48.3.312; drop', undefined],
])('%s is suspected: %s', (said, suspicion) => {
  expect(suspicionOf(said)).toBe(suspicion)
})

test('letters are counted by key and field from the first one on, and each sending begins again', () => {
  let now = 5000
  const pace = createPace(() => now)
  const press = (key: string, name: string, more: object = {}) =>
    pace.note({ key, target: { name } as never, repeat: false, ctrlKey: false, metaKey: false, ...more })
  expect(pace.take()).toBe('0.0.0')
  press('a', 'name')
  press('Tab', 'name')
  press('Unidentified', 'name')
  press('v', 'name', { ctrlKey: true })
  press('x', 'email', { repeat: true })
  now += 400
  press('b', 'email')
  now += 100
  expect(pace.take()).toBe('2.2.500')
  expect(pace.take()).toBe('0.0.0')
})
