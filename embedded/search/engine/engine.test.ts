import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBruteForceIndex } from './brute-force.ts'
import type { IndexSettings, Question, SearchAnswer, SearchObject, Synonym } from './contract.ts'
import { createIndex } from './create-index.ts'

const makes = ['Kia', 'kia', 'Land Rover', 'MG', 'Mazda', '-odd', 'Toyota', '2024']
const words = [
  'cx',
  '5',
  'cx5',
  'hilux',
  'hilx',
  'land',
  'cruiser',
  'landcruiser',
  'tucson',
  'hyundai',
  'hyndai',
  'ute',
  'four',
  'wheel',
  'drive',
  '4wd',
  'Citroën',
  '2021',
  '2012',
  'ABC123456',
  'sportage',
  'sprotage',
  'utes',
]

const quarter = fc.integer({ min: -40, max: 40 }).map((number) => number / 4)
const point = fc.record({
  lat: fc.integer({ min: -400, max: -200 }).map((tenth) => tenth / 10),
  lng: fc.integer({ min: 1400, max: 1540 }).map((tenth) => tenth / 10),
})
const text = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' '))
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const object: fc.Arbitrary<SearchObject> = fc
  .record({
    objectID: fc.integer({ min: 0, max: 60 }).map(String),
    make: optional(fc.constantFrom(...makes)),
    features: optional(
      fc.oneof(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'd'), { maxLength: 4 }), fc.constant('a')),
    ),
    price: optional(fc.oneof(quarter, fc.array(quarter, { maxLength: 3 }))),
    year: optional(fc.integer({ min: 2018, max: 2024 })),
    rank: optional(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('x', 'y'), fc.boolean())),
    certified: optional(fc.boolean()),
    seller: optional(fc.record({ name: fc.constantFrom('North', 'South'), stars: quarter })),
    name: text,
    badge: optional(fc.oneof(text, fc.array(text, { maxLength: 3 }))),
    _tags: optional(fc.array(fc.constantFrom('t1', 't2', 't3'), { maxLength: 2 })),
    _geoloc: optional(fc.oneof(point, fc.array(point, { maxLength: 3 }))),
  })
  .map((record) => JSON.parse(JSON.stringify(record)))

const settings: fc.Arbitrary<IndexSettings> = fc.record(
  {
    searchableAttributes: fc.constantFrom(
      ['name', 'unordered(badge)', 'make'],
      ['name,make', 'year', 'badge'],
    ),
    attributesForFaceting: fc.constantFrom(
      [
        'searchable(make)',
        'features',
        'price',
        'year',
        'certified',
        'seller.name',
        'filterOnly(rank)',
        'afterDistinct(name)',
      ],
      ['searchable(make)', 'searchable(features)', 'price'],
    ),
    customRanking: fc.constantFrom(['desc(rank)', 'asc(year)'], ['asc(name)'], []),
    attributeForDistinct: fc.constantFrom('make', 'year'),
    paginationLimitedTo: fc.constantFrom(3, 1000),
    ranking: fc.constantFrom(
      ['desc(year)', 'typo', 'words', 'custom'],
      ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      ['geo', 'asc(rank)', 'proximity', 'attribute'],
    ),
    unretrievableAttributes: fc.constantFrom(['price'], ['seller.name']),
  },
  { requiredKeys: ['searchableAttributes', 'attributesForFaceting'] },
)

const replicas: ReadonlyMap<string, IndexSettings> = new Map<string, IndexSettings>([
  [
    'cheap',
    {
      ranking: ['asc(price)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    },
  ],
  ['late', { ranking: ['typo', 'desc(year)', 'asc(rank)'], customRanking: ['asc(rank)'] }],
])
const synonyms: Synonym[] = [
  { objectID: '1', type: 'synonym', synonyms: ['4wd', 'four wheel drive'] },
  { objectID: '2', type: 'oneWaySynonym', input: 'ute', synonyms: ['hilux'] },
]

const name = fc.constantFrom('make', 'features', 'year', 'certified', 'seller.name', 'unknown')
const value = fc.constantFrom(...makes, 'KIA', 'a', 'b', 'd', '2020', '2021', 'true', 'North')
const operator = fc.constantFrom('<', '<=', '=', '!=', '>=', '>')
const numberName = fc.constantFrom('price', 'year', 'seller.stars', 'unknown')
const anyNumber = fc.oneof(quarter, fc.integer({ min: 2018, max: 2024 }))
const quoted = (given: string) => `"${given.replace(/(["\\])/g, '\\$1')}"`
const joined = (member: fc.Arbitrary<string>) =>
  fc.array(member, { minLength: 1, maxLength: 3 }).map((list) => `(${list.join(' OR ')})`)
const not = (member: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom('', 'NOT '), member).map((parts) => parts.join(''))
const facetText = fc
  .tuple(name, value, fc.constantFrom('', '', '<score=2>'))
  .map(([a, v, score]) => `${a}:${quoted(v)}${score}`)
const numberText = fc.oneof(
  fc.tuple(numberName, operator, anyNumber).map((parts) => parts.join(' ')),
  fc.tuple(numberName, anyNumber, anyNumber).map(([a, low, high]) => `${a}:${low} TO ${high}`),
)
const tagText = fc.constantFrom('t1', '_tags:t2', '"t3"')
const filters = fc
  .array(fc.oneof(joined(not(facetText)), joined(not(numberText)), joined(not(tagText))), { maxLength: 3 })
  .map((list) => list.join(' AND '))
const listed = <Member>(member: fc.Arbitrary<Member>) =>
  fc.array(fc.oneof(member, fc.array(member, { maxLength: 3 })), { maxLength: 2 })
const facetMember = fc
  .tuple(name, fc.constantFrom('', '-', '\\'), value)
  .map(([a, sign, v]) => `${a}:${sign === '\\' && !v.startsWith('-') ? '' : sign}${v}`)

const params = fc.record(
  {
    query: fc.oneof(
      text,
      text.map((given) => given.slice(0, -1)),
      fc
        .tuple(
          text,
          fc.constantFrom('-kia', '-land', '"land cruiser"', '-"cx 5"', '-cx-5', '"tow', '-', '"Maxx"'),
        )
        .map((parts) => parts.join(' ')),
      fc.constantFrom('-kia', '"land cruiser"', '-mazda -kia', '""'),
    ),
    advancedSyntax: fc.constant(true),
    advancedSyntaxFeatures: fc.constantFrom<unknown>(['exactPhrase'], ['excludeWords'], 'excludeWords', []),
    filters,
    facetFilters: listed(facetMember),
    numericFilters: listed(fc.tuple(numberName, operator, anyNumber).map((parts) => parts.join(''))),
    tagFilters: listed(fc.constantFrom('t1', '-t2')),
    optionalFilters: listed(fc.constantFrom('make:Kia', 'year:2020<score=3>', 'features:a')),
    sumOrFiltersScores: fc.boolean(),
    facets: fc.constantFrom(['*'], 'make', ['price', 'make', 'features', 'unknown', 'rank']),
    maxValuesPerFacet: fc.integer({ min: 0, max: 5 }),
    sortFacetValuesBy: fc.constantFrom('count', 'alpha'),
    page: fc.integer({ min: 0, max: 3 }),
    hitsPerPage: fc.integer({ min: 0, max: 10 }),
    distinct: fc.constantFrom(true, false, 2),
    facetingAfterDistinct: fc.boolean(),
    aroundLatLng: point.map(({ lat, lng }) => `${lat},${lng}`),
    aroundRadius: fc.constantFrom<unknown>(300_123, 'all', undefined),
    aroundPrecision: fc.constantFrom<unknown>(1000, [
      { from: 0, value: 50 },
      { from: 200_000, value: 10_000 },
    ]),
    typoTolerance: fc.constantFrom('true', 'false', 'min', 'strict'),
    removeWordsIfNoResults: fc.constantFrom('lastWords', 'firstWords', 'allOptional'),
    queryType: fc.constantFrom('prefixAll', 'prefixNone'),
    optionalWords: fc.constantFrom(['land'], ['cx', 'hilux']),
    disableTypoToleranceOnAttributes: fc.constantFrom(['name'], ['badge']),
    ignorePlurals: fc.constantFrom<unknown>(true, ['en'], 'en'),
    restrictSearchableAttributes: fc.constantFrom(['name'], ['badge', 'make']),
    getRankingInfo: fc.constant(true),
  },
  { requiredKeys: [] },
)
const area = fc.oneof(
  fc.constant({}),
  fc.constant({}),
  fc.tuple(point, point).map(([a, b]) => ({ insideBoundingBox: [[a.lat, a.lng, b.lat, b.lng]] })),
  fc
    .tuple(point, point, point)
    .map((corners) => ({ insidePolygon: [corners.flatMap(({ lat, lng }) => [lat, lng])] })),
)

const question: fc.Arbitrary<Question> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      replica: fc.constantFrom(undefined, undefined, 'cheap', 'late'),
      params: fc.tuple(params, area).map(([some, place]) => ({ ...some, ...place })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('facet' as const),
      facet: fc.constant('make'),
      facetQuery: fc.constantFrom('', 'k', 'land r', 'rover', 'mzda', 'toyoat'),
      params: fc.record({ filters, query: text }),
    }),
  },
)

const writes = fc.record({
  put: fc.array(object, { maxLength: 6 }),
  remove: fc.array(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 6 }),
})

const comparable = (answers: SearchAnswer[]) => answers.map(({ processingTimeMS: _, ...answer }) => answer)

test('gives the same results as looking at every object, before and after any writes', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(object, { maxLength: 50 }),
      settings,
      fc.array(writes, { maxLength: 3 }),
      fc.array(question, { minLength: 1, maxLength: 4 }),
      (objects, given, changes, questions) => {
        const options = { objects, settings: given, replicas, synonyms }
        const index = createIndex(options)
        const reference = createBruteForceIndex(options)
        expect(comparable(index.answer(questions))).toEqual(comparable(reference.answer(questions)))
        for (const change of changes) {
          index.apply(change)
          reference.apply(change)
          expect(comparable(index.answer(questions))).toEqual(comparable(reference.answer(questions)))
        }
        expect(index.size).toBe(reference.size)
        expect(index.browse({}, 3, 5)).toEqual(reference.browse({}, 3, 5))
      },
    ),
    { numRuns: 150 },
  )
})

test('still does after thousands of changes, with dead rows removed', { timeout: 60_000 }, () => {
  const [initial, given] = fc.sample(fc.tuple(fc.array(object, { minLength: 50, maxLength: 50 }), settings), {
    numRuns: 1,
    seed: 7,
  })[0]!
  const spread = (round: number) =>
    Array.from({ length: 900 }, (_, index) => ({
      ...initial[(index + round) % 50]!,
      objectID: String(index * (round % 3 || 2)),
    }))
  const options = { objects: spread(0), settings: given, replicas, synonyms }
  const index = createIndex(options)
  const reference = createBruteForceIndex(options)
  const asked = fc.sample(question, { numRuns: 30, seed: 11 })
  for (let round = 1; round < 8; round++) {
    const change = { put: spread(round), remove: Array.from({ length: 50 }, (_, at) => String(at * round)) }
    index.apply(change)
    reference.apply(change)
    expect(comparable(index.answer(asked))).toEqual(comparable(reference.answer(asked)))
  }
  expect(index.size).toBe(reference.size)
})
