import { describe, expect, test } from 'vitest'
import { updated } from './partial.ts'

const car = { objectID: '1', views: 3, tags: ['a', 'b'], name: 'Corolla' }
const update = (patch: Record<string, unknown>) => updated(car, { objectID: '1', ...patch })
const operation = (_operation: string, value: unknown) => ({ _operation, value })

describe('a partial update', () => {
  test('replaces what it names and keeps the rest', () => {
    expect(update({ name: 'Yaris', price: 5 })).toEqual({ ...car, name: 'Yaris', price: 5 })
  })

  test.each([
    ['Increment', 'views', 2, 5],
    ['Decrement', 'views', 2, 1],
    ['Increment', 'likes', 2, 2],
    ['Add', 'tags', 'a', ['a', 'b', 'a']],
    ['AddUnique', 'tags', 'a', ['a', 'b']],
    ['AddUnique', 'tags', 'c', ['a', 'b', 'c']],
    ['Remove', 'tags', 'a', ['b']],
    ['Add', 'notes', 'x', ['x']],
    ['IncrementFrom', 'views', 3, 4],
    ['IncrementSet', 'views', 9, 9],
  ])('%s on %s by %j gives %j', (name, attribute, value, expected) => {
    expect(update({ [attribute]: operation(name, value) })?.[attribute]).toEqual(expected)
  })

  test.each([
    ['IncrementFrom', 2],
    ['IncrementSet', 3],
  ])('whose condition %s %i does not hold is skipped', (name, value) => {
    expect(update({ views: operation(name, value), name: 'Yaris' })).toBeUndefined()
  })

  test('with an unknown operation, or without a number, is an error', () => {
    expect(() => update({ views: operation('Multiply', 2) })).toThrow('Unknown _operation: Multiply')
    expect(() => update({ views: operation('Increment', 'two') })).toThrow('Increment needs a number')
  })
})
