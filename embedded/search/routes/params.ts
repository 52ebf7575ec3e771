import { SearchError, type SearchParams } from '../engine/contract.ts'
import type { Access } from '../keys/access.ts'
import type { Body } from './call.ts'

const numbers = new Set([
  'aroundPrecision',
  'aroundRadius',
  'distinct',
  'hitsPerPage',
  'length',
  'maxFacetHits',
  'maxValuesPerFacet',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'minimumAroundRadius',
  'offset',
  'page',
])
const lists = new Set([
  'attributesToHighlight',
  'attributesToRetrieve',
  'attributesToSnippet',
  'facets',
  'restrictSearchableAttributes',
])
const texts = new Set(['query', 'filters', 'facetQuery', 'similarQuery'])

/** Longest query text in characters: a longer one is not a real query, and would only cost time. */
const longestQuery = 512

/** Parameters of a search: fields of the body and of its `params` string (`query=a&hitsPerPage=5`). */
export function paramsOf(body: Body): SearchParams {
  const { params, ...given } = body
  const found: SearchParams = { ...given }
  if (typeof params === 'string')
    for (const [name, value] of new URLSearchParams(params)) found[name] = readValue(name, value)
  else if (typeof params === 'object' && params !== null) Object.assign(found, params)
  return found
}

/** Parameters of a search by GET, and of the `params` string. */
export function readValue(name: string, text: string): unknown {
  if (texts.has(name)) return text
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  if (text === 'true' || text === 'false') return text === 'true'
  if (numbers.has(name) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (lists.has(name)) return text === '' ? [] : text.split(',').map((one) => one.trim())
  return text
}

/**
 * Parameters within the key's restrictions: its filters apply in addition to those of the search, each parsed on its
 * own, so that no bracket in one can reach into the other.
 */
export function restricted(params: SearchParams, { restrictions }: Access): SearchParams {
  const { filters, query } = params
  if (filters !== undefined && filters !== null && typeof filters !== 'string')
    throw new SearchError('filters should be a string')
  if (query !== undefined && query !== null && typeof query !== 'string')
    throw new SearchError('query should be a string')
  const result = { ...params }
  if (query && query.length > longestQuery) result.query = query.slice(0, longestQuery)
  if (restrictions.hitsPerPage !== undefined) result.hitsPerPage = restrictions.hitsPerPage
  if (restrictions.filters !== undefined) result.filters = [restrictions.filters, filters ?? '']
  return result
}

/** The request's parameters as the response repeats them: `query=a&facets=%5B%22make%22%5D`. */
export function echo(body: Body): string {
  if (typeof body.params === 'string') return body.params
  return Object.entries(body)
    .filter(([name]) => name !== 'indexName' && name !== 'type' && name !== 'params')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&')
}
