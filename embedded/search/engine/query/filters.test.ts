import { describe, expect, test } from 'vitest'
import { facetCondition, numericCondition, parseList, tagCondition } from './filter-lists.ts'
import { parseFilters } from './filters.ts'

const facet = (attribute: string, value: string, more = {}) => ({
  kind: 'facet',
  attribute,
  value,
  negated: false,
  score: 0,
  ...more,
})
const number = (attribute: string, low: number, high: number, negated = false) => ({
  kind: 'number',
  attribute,
  low,
  high,
  negated,
  score: 0,
})
const tag = (value: string, negated = false) => ({ kind: 'tag', value, negated, score: 0 })

describe('filters', () => {
  test.each([
    ['make:Kia', [[facet('make', 'Kia')]]],
    [
      'make:"Land Rover" AND NOT status:sold',
      [[facet('make', 'Land Rover')], [facet('status', 'sold', { negated: true })]],
    ],
    ["make:'MG' OR make:Kia", [[facet('make', 'MG'), facet('make', 'Kia')]]],
    ['a:1 AND b:2 OR b:3', [[facet('a', '1')], [facet('b', '2'), facet('b', '3')]]],
    ['(a:1 AND b:2) AND c:3', [[facet('a', '1')], [facet('b', '2')], [facet('c', '3')]]],
    [
      'actor:Tom Cruise OR actor:Scarlett Johansson',
      [[facet('actor', 'Tom Cruise'), facet('actor', 'Scarlett Johansson')]],
    ],
    ['content:"She said "Hello World"', [[facet('content', 'She said "Hello World')]]],
    ['name:"a \\"b\\" \\\\ c"', [[facet('name', 'a "b" \\ c')]]],
    ['keyword:"OR"', [[facet('keyword', 'OR')]]],
    ['tag:\\-odd', [[facet('tag', '-odd')]]],
    [
      'price >= 20.5 AND year:2020 TO 2024',
      [[number('price', 20.5, Infinity)], [number('year', 2020, 2024)]],
    ],
    ['NOT year = 2020', [[number('year', 2020, 2020, true)]]],
    ['year != 2020', [[number('year', 2020, 2020, true)]]],
    ['NOT year != 2020', [[number('year', 2020, 2020)]]],
    ["'low-carb' OR _tags:fat", [[tag('low-carb'), tag('fat')]]],
    ['c:G<score=3> OR c:A', [[facet('c', 'G', { score: 3 }), facet('c', 'A')]]],
    ['  ', []],
  ])('%s', (text, clauses) => {
    expect(parseFilters(text)).toEqual(clauses)
  })

  test('less than a number excludes the number itself, and nothing else', () => {
    const [[condition]] = parseFilters('price < 20') as unknown as [[{ high: number }]]
    expect(condition.high).toBeLessThan(20)
    expect(condition.high).toBeGreaterThan(19.999_999_999)
  })

  test.each([
    ['make:a b:c', 'filters: Unexpected token string(b:c) expected end of filter at col 7'],
    ['((make:Kia', 'filters: Unexpected token end of filter expected ) at col 10'],
    ['make:Kia)', 'filters: Unexpected token string()) expected end of filter at col 8'],
    ['make:', 'filters: Unexpected token end of filter expected value at col 5'],
    ['make:"Kia', 'filters: Unexpected token string("Kia) expected " at col 5'],
    ['price > cheap', 'filters: Unexpected token string(cheap) expected numeric value at col 8'],
    ['price:NaN TO 5', 'filters: Unexpected token string(NaN) expected numeric value at col 6'],
    ['NOT (make:Kia)', 'filters: Unexpected token string(() expected filter at col 4'],
    ['AND make:Kia', 'filters: Unexpected token string(AND) expected filter at col 0'],
    ['(a:1 AND b:2) OR c:3', 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'],
    [
      'a:1 OR b > 2',
      'filters: Different types are not allowed in the same OR. Expected two facet filters, got number',
    ],
    ['('.repeat(60), 'filters: Too many brackets at col 50'],
  ])('%s is refused', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message)
  })
})

describe('lists of filters', () => {
  const facets = (given: unknown) => parseList('facetFilters', given, facetCondition)

  test('members are ANDed, lists in the list are ORed', () => {
    const clauses = [[facet('a', '1')], [facet('b', '2'), facet('b', '3')]]
    expect(facets(['a:1', ['b:2', ['b:3']]])).toEqual(clauses)
    expect(facets('a:1,(b:2,b:3)')).toEqual(clauses)
    expect(facets('["a:1",["b:2","b:3"]]')).toEqual(clauses)
    expect(facets([[]])).toEqual([])
  })

  test('a hyphen excludes a value, an escaped one belongs to it', () => {
    expect(facetCondition('tag:-sold-soon')).toEqual(facet('tag', 'sold-soon', { negated: true }))
    expect(facetCondition('tag:\\-odd')).toEqual(facet('tag', '-odd'))
    expect(facetCondition("editor:'visual studio'")).toEqual(facet('editor', 'visual studio'))
    expect(tagCondition('-sold')).toEqual(tag('sold', true))
  })

  test('numbers are compared or lie in a range, in either case of TO', () => {
    expect(numericCondition('price:5.99 TO 100')).toEqual(number('price', 5.99, 100))
    expect(numericCondition('n:11 to 46')).toEqual(number('n', 11, 46))
    expect(numericCondition(' n <= -3 ')).toEqual(number('n', -Infinity, -3))
  })

  test.each(['status=open', 'price', 'price>NaN', 'price:1 TO'])('%s is not a numeric condition', (text) => {
    expect(() => numericCondition(text)).toThrow(`Invalid syntax for numeric condition:${text}`)
  })
})
