import { SearchError, type SearchParams } from '../contract.ts'
import type { Schema } from '../schema.ts'
import { maxQuery, type TextOptions } from '../text/plan.ts'
import { tokens } from '../text/tokens.ts'
import { type Clause, conditionKey } from './condition.ts'
import {
  facetCondition,
  numericCondition,
  optionalCondition,
  parseList,
  tagCondition,
} from './filter-lists.ts'
import { parseFilters } from './filters.ts'
import { type Geo, parseGeo } from './geo.ts'
import { type AdvancedText, plainText, readAdvanced, type SyntaxFeature } from './syntax.ts'

interface Snippet {
  attribute: string
  words: number
}

/** A search, parsed and checked; what the request does not set comes from the settings. */
export interface Query {
  text: string
  /** The same, read by the advanced syntax where that is requested. */
  advanced: AdvancedText
  clauses: readonly Clause[]
  optional: readonly Clause[]
  /** Whether a hit's filter score is the sum of its matches' scores, or the highest of them. */
  sumScores: boolean
  geo: Geo | undefined
  /** Facets to count, in the requested order. */
  facets: readonly string[]
  facetLimit: number
  byName: boolean
  facetingAfterDistinct: boolean
  /** Hits to skip, and to return at most. */
  offset: number
  length: number
  page: number
  hitsPerPage: number
  /** True if the request has `offset` and `length` instead of a page. */
  byOffset: boolean
  /** Hits that can be reached. */
  limit: number
  distinct: { attribute: string; keep: number } | undefined
  rankingInfo: boolean
  textOptions: TextOptions
  /** Equal for searches whose text finds the same objects. */
  textKey: string
  tolerance: 'true' | 'false' | 'min' | 'strict'
  removeWords: 'none' | 'lastWords' | 'firstWords' | 'allOptional'
  /** Attributes whose words are right or wrong. */
  exactAttributes: ReadonlySet<string>
  /** Attributes to search for text; undefined means all searchable ones. */
  restricted: ReadonlySet<string> | undefined
}

const maxConditions = 20_000
const maxClauses = 1000
const maxNegatedInOr = 1000
const maxHitsPerPage = 1000
const maxFacetValues = 1000

const strings = (name: string, given: unknown): string[] | undefined => {
  if (given === undefined || given === null) return undefined
  if (typeof given === 'string') {
    if (given === '') return []
    if (!given.startsWith('[')) return given.split(',').map((part) => part.trim())
    try {
      return strings(name, JSON.parse(given))
    } catch {
      throw new SearchError(`${name}: invalid JSON`)
    }
  }
  if (!Array.isArray(given)) throw new SearchError(`${name}: expected a string or an array`)
  return given.map(String)
}

function integer(name: string, given: unknown, fallback: number, most = Number.MAX_SAFE_INTEGER): number {
  if (given === undefined || given === null || given === '') return fallback
  const number = Number(given)
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new SearchError(`Invalid value for "${name}" parameter, expected integer between 0 and ${most}`)
  }
  return number
}

const truthy = (given: unknown) => given === true || given === 'true' || given === 1 || given === '1'

const oneOf = <Value extends string>(given: unknown, values: readonly Value[]): Value =>
  values.find((value) => value === String(given)) ?? values[0]!

/** The request's value, else that of the settings. */
const optionOf =
  (params: SearchParams, schema: Schema) =>
  (name: string): unknown =>
    params[name] ?? schema.settings[name]

export function clausesOf(params: SearchParams): Clause[] {
  const filters: unknown[] = Array.isArray(params.filters) ? params.filters : [params.filters ?? '']
  if (!filters.every((filter) => typeof filter === 'string'))
    throw new SearchError('filters: expected a string')
  const clauses = [
    ...filters.flatMap(parseFilters),
    ...parseList('facetFilters', params.facetFilters, facetCondition),
    ...parseList('numericFilters', params.numericFilters, numericCondition),
    ...parseList('tagFilters', params.tagFilters, tagCondition),
  ]
  if (clauses.reduce((sum, clause) => sum + clause.length, 0) > maxConditions) {
    throw new SearchError(`filters: more than ${maxConditions} conditions`)
  }
  const negated = clauses
    .filter(({ length }) => length > 1)
    .flatMap((clause) => clause.filter((one) => one.negated))
  if (negated.length > maxNegatedInOr) {
    throw new SearchError(`filters: more than ${maxNegatedInOr} negations inside OR`)
  }
  return together(clauses)
}

/** Single negations are cheap together (`NOT a AND NOT b`); the number of other distinct clauses is limited. */
function together(clauses: Clause[]) {
  const costly = clauses.filter(({ length, 0: first }) => length > 1 || !first!.negated)
  if (costly.length <= maxClauses) return clauses
  const different = [...new Map(clauses.map((clause) => [clause.map(conditionKey).join(), clause])).values()]
  if (different.length > maxClauses) throw new SearchError(`filters: more than ${maxClauses} clauses`)
  return different
}

function facetsOf(params: SearchParams, schema: Schema): readonly string[] {
  const asked = strings('facets', params.facets) ?? []
  if (asked.includes('*')) return schema.counted
  return [...new Set(asked)].filter((name) => schema.facets.get(name)?.filterOnly === false)
}

function pagingOf(option: (name: string) => unknown) {
  const limit = integer('paginationLimitedTo', option('paginationLimitedTo'), 1000)
  const hitsPerPage = integer('hitsPerPage', option('hitsPerPage'), 20, maxHitsPerPage)
  const page = integer('page', option('page'), 0)
  const given = (name: string) => option(name) !== undefined && option(name) !== null
  const byOffset = given('offset') && given('length')
  const offset = byOffset ? integer('offset', option('offset'), 0) : page * hitsPerPage
  const length = byOffset ? integer('length', option('length'), 20, maxHitsPerPage) : hitsPerPage
  return { limit, hitsPerPage, page, byOffset, offset, length: Math.max(0, Math.min(length, limit - offset)) }
}

function distinctOf(option: (name: string) => unknown): Query['distinct'] {
  const attribute = option('attributeForDistinct')
  const distinct = option('distinct')
  const keep = distinct === true || distinct === 'true' ? 1 : Number(distinct) || 0
  return typeof attribute === 'string' && attribute !== '' && keep >= 1
    ? { attribute, keep: Math.floor(keep) }
    : undefined
}

const english = (given: unknown) =>
  truthy(given) || (Array.isArray(given) ? given : String(given).split(',')).includes('en')

const syntaxFeatures = ['exactPhrase', 'excludeWords'] as const satisfies SyntaxFeature[]

function advancedOf(text: string, option: (name: string) => unknown): AdvancedText {
  if (!truthy(option('advancedSyntax'))) return plainText(text)
  const asked = strings('advancedSyntaxFeatures', option('advancedSyntaxFeatures'))
  return readAdvanced(text, new Set(syntaxFeatures.filter((feature) => asked?.includes(feature) ?? true)))
}

function textOptionsOf(
  option: (name: string) => unknown,
  tolerant: boolean,
  phrases: AdvancedText['phrases'],
): TextOptions {
  const words = (name: string) =>
    new Set((strings(name, option(name)) ?? []).flatMap((text) => tokens(text).map(({ word }) => word)))
  return {
    tolerant,
    minOneTypo: integer('minWordSizefor1Typo', option('minWordSizefor1Typo'), 4),
    minTwoTypos: integer('minWordSizefor2Typos', option('minWordSizefor2Typos'), 8),
    numbersTolerant: option('allowTyposOnNumericTokens') !== false,
    exactWords: words('disableTypoToleranceOnWords'),
    queryType: oneOf(option('queryType'), ['prefixLast', 'prefixAll', 'prefixNone']),
    optionalWords: words('optionalWords'),
    synonyms: option('synonyms') !== false,
    plurals: english(option('ignorePlurals')),
    phraseWords: new Set(phrases.flat()),
  }
}

const textParams = [
  'query',
  'advancedSyntax',
  'advancedSyntaxFeatures',
  'typoTolerance',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'allowTyposOnNumericTokens',
  'disableTypoToleranceOnWords',
  'disableTypoToleranceOnAttributes',
  'ignorePlurals',
  'queryType',
  'optionalWords',
  'synonyms',
  'restrictSearchableAttributes',
  'removeWordsIfNoResults',
]

/** @throws SearchError 400 for what cannot be read. */
export function parseQuery(params: SearchParams, schema: Schema): Query {
  const option = optionOf(params, schema)
  const { query } = params
  if (query !== undefined && query !== null && typeof query !== 'string') {
    throw new SearchError('query: expected a string')
  }
  const tolerance = oneOf(option('typoTolerance'), ['true', 'false', 'min', 'strict'])
  const text = (query ?? '').slice(0, maxQuery)
  const advanced = advancedOf(text, option)
  const restricted = strings('restrictSearchableAttributes', params.restrictSearchableAttributes)
  return {
    text,
    advanced,
    clauses: clausesOf(params),
    optional: parseList('optionalFilters', params.optionalFilters, optionalCondition),
    sumScores: truthy(option('sumOrFiltersScores')),
    geo: parseGeo((name) => params[name] ?? (name.startsWith('around') ? schema.settings[name] : undefined)),
    facets: facetsOf(params, schema),
    facetLimit: Math.min(maxFacetValues, integer('maxValuesPerFacet', option('maxValuesPerFacet'), 100)),
    byName: option('sortFacetValuesBy') === 'alpha',
    facetingAfterDistinct: truthy(option('facetingAfterDistinct')),
    ...pagingOf(option),
    distinct: distinctOf(option),
    rankingInfo: truthy(option('getRankingInfo')),
    textOptions: textOptionsOf(option, tolerance !== 'false', advanced.phrases),
    textKey: JSON.stringify(textParams.map((name) => params[name])),
    tolerance,
    removeWords: oneOf(option('removeWordsIfNoResults'), ['none', 'lastWords', 'firstWords', 'allOptional']),
    exactAttributes: new Set(
      strings('disableTypoToleranceOnAttributes', option('disableTypoToleranceOnAttributes')),
    ),
    restricted: restricted?.length ? new Set(restricted) : undefined,
  }
}

export interface Display {
  retrieve: readonly string[] | undefined
  highlight: readonly string[] | undefined
  snippets: readonly Snippet[]
  hidden: readonly string[]
  pre: string
  post: string
  ellipsis: string
  /** Whether a list keeps only the members that match. */
  restrict: boolean
}

/** How to present hits. */
export function parseDisplay(params: SearchParams, schema: Schema): Display {
  const option = optionOf(params, schema)
  const text = (name: string, fallback: string) =>
    option(name) === undefined ? fallback : String(option(name))
  return {
    retrieve: strings('attributesToRetrieve', option('attributesToRetrieve')),
    highlight:
      strings('attributesToHighlight', option('attributesToHighlight')) ??
      schema.searchable?.map(({ name }) => name),
    snippets: (strings('attributesToSnippet', option('attributesToSnippet')) ?? []).map((entry) => {
      const [, attribute = entry, words] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
      return { attribute, words: words ? Number(words) : 10 }
    }),
    hidden: strings('unretrievableAttributes', schema.settings.unretrievableAttributes) ?? [],
    pre: text('highlightPreTag', '<em>'),
    post: text('highlightPostTag', '</em>'),
    ellipsis: text('snippetEllipsisText', '…'),
    restrict: truthy(option('restrictHighlightAndSnippetArrays')),
  }
}
