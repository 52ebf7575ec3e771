import type { SearchAnswer, SearchObject, SearchParams } from './contract.ts'
import { type Point, precisionAt } from './query/geo.ts'
import type { Display, Query } from './query/query.ts'
import { highlight, snippet } from './text/highlight.ts'
import type { PlanWord } from './text/plan.ts'

/** How a hit was ranked. */
export interface Ranked {
  typos: number
  words: number
  filters: number
  proximity: number
  /** 1000 × position of the best attribute + position of the word in it. */
  attribute: number
  exact: number
  /** In metres, and in steps of precision. */
  geo?: { metres: number; steps: number; point: Point }
}

type Json = Record<string, unknown>

const matches = (pattern: string, path: string) =>
  pattern === '*' || pattern === path || path.startsWith(`${pattern}.`)
const leadsTo = (pattern: string, path: string) => pattern.startsWith(`${path}.`)

/** Removes what is at a path from a value. */
function remove(value: unknown, path: string): void {
  if (Array.isArray(value)) for (const member of value) remove(member, path)
  else if (typeof value === 'object' && value !== null) {
    const record = value as Json
    delete record[path]
    for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
      remove(record[path.slice(0, dot)], path.slice(dot + 1))
    }
  }
}

function only(value: unknown, paths: readonly string[], prefix: string): unknown {
  if (Array.isArray(value)) return value.map((member) => only(member, paths, prefix))
  if (typeof value !== 'object' || value === null) return undefined
  const copy: Json = {}
  for (const [key, member] of Object.entries(value)) {
    const path = prefix + key
    if (paths.some((pattern) => matches(pattern, path))) copy[key] = member
    else if (paths.some((pattern) => leadsTo(pattern, path))) copy[key] = only(member, paths, `${path}.`)
  }
  return copy
}

/**
 * The attributes of an object that may be shown and were requested; always `objectID`. The object may be changed and
 * returned itself, which saves a copy of every hit.
 */
export function visible(
  object: SearchObject,
  { retrieve, hidden }: Pick<Display, 'retrieve' | 'hidden'>,
): SearchObject {
  const { objectID } = object
  const excluded = retrieve?.flatMap((name) => (name.startsWith('-') ? [name.slice(1)] : [])) ?? []
  const wanted = retrieve?.filter((name) => !name.startsWith('-'))
  const part = wanted && (wanted.length > 0 || excluded.length === 0) && !wanted.includes('*')
  const shown = part ? chosen(object, wanted) : object
  for (const path of excluded) remove(shown, path)
  for (const path of hidden) remove(shown, path)
  shown.objectID = objectID
  return shown as SearchObject
}

function chosen(object: SearchObject, wanted: readonly string[]): Json {
  if (wanted.some((path) => path.includes('.'))) return only(object, wanted, '') as Json
  const shown: Json = {}
  for (const name of wanted) if (Object.hasOwn(object, name)) shown[name] = object[name]
  return shown
}

/** Applies `mark` to every text at the wanted paths, keeping the shape around it. */
function marked<Mark extends { matchLevel: string }>(
  value: unknown,
  path: string,
  wanted: (path: string) => boolean,
  leadsOn: (path: string) => boolean,
  restrict: boolean,
  mark: (text: string, path: string) => Mark,
): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    return wanted(path) ? mark(String(value), path) : undefined
  }
  if (Array.isArray(value)) {
    const members = value
      .map((member) => marked(member, path, wanted, leadsOn, restrict, mark))
      .filter((member) => member !== undefined)
    const kept = restrict
      ? members.filter((member) => (member as { matchLevel?: string }).matchLevel !== 'none')
      : members
    return kept.length > 0 ? kept : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const copy: Json = {}
  for (const [key, member] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`
    if (path === '' && (key === 'objectID' || key === '_geoloc')) continue
    if (!wanted(inner) && !leadsOn(inner)) continue
    const result = marked(member, inner, wanted, leadsOn, restrict, mark)
    if (result !== undefined) copy[key] = result
  }
  return Object.keys(copy).length > 0 ? copy : undefined
}

/** A hit of the response. May change the object. Hidden attributes are neither shown nor highlighted. */
export function hitOf(
  object: SearchObject,
  display: Display,
  plan: readonly PlanWord[],
  query: Query,
  ranked: Ranked,
): Json {
  const extra: Json = {}
  const open = (path: string) => !display.hidden.some((pattern) => matches(pattern, path))
  const { snippets, highlight: highlights = ['*'] } = display
  if (snippets.length > 0) {
    const of = (path: string) => snippets.find(({ attribute }) => matches(attribute, path))
    const cut = (text: string, path: string) => snippet(text, of(path)!.words, plan, display)
    const leads = (path: string) => snippets.some(({ attribute }) => leadsTo(attribute, path))
    const result = marked(object, '', (path) => open(path) && !!of(path), leads, display.restrict, cut)
    if (result) extra._snippetResult = result
  }
  if (highlights.length > 0) {
    const wanted = (path: string) => open(path) && highlights.some((pattern) => matches(pattern, path))
    const leads = (path: string) => highlights.some((pattern) => leadsTo(pattern, path))
    const result = marked(object, '', wanted, leads, display.restrict, (text) =>
      highlight(text, plan, display),
    )
    if (result) extra._highlightResult = result
  }
  if (query.rankingInfo) extra._rankingInfo = rankingInfo(query, ranked)
  return Object.assign(visible(object, display), extra)
}

function rankingInfo({ geo }: Query, ranked: Ranked) {
  const around = geo?.kind === 'around' ? geo : undefined
  return {
    nbTypos: ranked.typos,
    firstMatchedWord: ranked.attribute,
    proximityDistance: ranked.proximity,
    userScore: 0,
    geoDistance: ranked.geo?.steps ?? 0,
    geoPrecision: around ? precisionAt(around.precision, ranked.geo?.metres ?? 0) : 1,
    nbExactWords: ranked.exact,
    words: ranked.words,
    filters: ranked.filters,
    ...(ranked.geo && {
      matchedGeoLocation: { ...ranked.geo.point, distance: Math.round(ranked.geo.metres) },
    }),
  }
}

const encoded = (value: unknown) =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The request as a query string, as Algolia echoes it. */
export const echo = (params: SearchParams) =>
  Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
    .join('&')

export interface Found {
  hits: Json[]
  nbHits: number
  facets?: Record<string, Record<string, number>>
  stats?: Record<string, { min: number; max: number; avg: number; sum: number }>
  automaticRadius?: number
  /** The query without the words that were dropped because nothing was found. */
  queryAfterRemoval?: string
}

/** The response to one search, without `index`. */
export function answerOf(
  params: SearchParams,
  query: Query,
  found: Found,
  milliseconds: number,
): SearchAnswer {
  const reachable = Math.min(found.nbHits, query.limit)
  return {
    hits: found.hits,
    nbHits: found.nbHits,
    ...(query.byOffset
      ? { offset: query.offset, length: query.length }
      : {
          page: query.page,
          nbPages: query.hitsPerPage > 0 ? Math.ceil(reachable / query.hitsPerPage) : 0,
          hitsPerPage: query.hitsPerPage,
        }),
    ...(params.facets !== undefined && { facets: found.facets ?? {} }),
    ...(found.stats && Object.keys(found.stats).length > 0 && { facets_stats: found.stats }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, facetValues: true, nbHits: true, rulesMatch: true, typo: true },
    query: query.text,
    params: echo(params),
    ...(query.geo?.kind === 'around' &&
      found.automaticRadius !== undefined && {
        aroundLatLng: `${query.geo.center.lat},${query.geo.center.lng}`,
        automaticRadius: String(found.automaticRadius),
      }),
    ...(found.queryAfterRemoval !== undefined && { queryAfterRemoval: found.queryAfterRemoval }),
    processingTimeMS: milliseconds,
    renderingContent: {},
  }
}
