/** A JSON object as it was saved; `objectID` is always there. */
export interface SearchObject {
  objectID: string
  [attribute: string]: unknown
}

/** Settings of an index, as Algolia's `PUT /1/indexes/{index}/settings` takes them; what is not here is kept and answered. */
export interface IndexSettings {
  searchableAttributes?: string[]
  attributesForFaceting?: string[]
  unretrievableAttributes?: string[]
  attributesToRetrieve?: string[]
  attributesToHighlight?: string[]
  attributesToSnippet?: string[]
  ranking?: string[]
  customRanking?: string[]
  replicas?: string[]
  maxValuesPerFacet?: number
  sortFacetValuesBy?: 'count' | 'alpha'
  hitsPerPage?: number
  paginationLimitedTo?: number
  typoTolerance?: boolean | 'true' | 'false' | 'min' | 'strict'
  minWordSizefor1Typo?: number
  minWordSizefor2Typos?: number
  queryType?: 'prefixLast' | 'prefixAll' | 'prefixNone'
  removeWordsIfNoResults?: string
  highlightPreTag?: string
  highlightPostTag?: string
  attributeForDistinct?: string
  distinct?: boolean | number
  [other: string]: unknown
}

/** A synonym as Algolia's synonym routes take it. */
export interface Synonym {
  objectID: string
  type: 'synonym' | 'onewaysynonym' | 'oneWaySynonym' | 'altcorrection1' | 'altcorrection2' | 'placeholder'
  synonyms?: string[]
  input?: string
  [other: string]: unknown
}

/**
 * Parameters of one search, as they stand in the body of `/query`; unknown ones are ignored. `filters` may be a list of
 * strings too (from the server alone, never from a request): each is parsed on its own, and all must hold. So the filter
 * of a key is out of reach of any bracket in the filter of a search.
 */
export type SearchParams = Record<string, unknown>
/** Answer of one search, as Algolia shapes it, without `index`. */
export type SearchAnswer = Record<string, unknown>

/** An error for whoever asked, in Algolia's words: becomes `{ message, status }`. */
export class SearchError extends Error {
  override name = 'SearchError'
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

/** One question of a batch, to the primary (`replica` undefined) or one of its replicas. */
export type Question =
  | { kind: 'search'; replica?: string; params: SearchParams }
  | {
      kind: 'facet'
      replica?: string
      facet: string
      facetQuery: string
      maxFacetHits?: number
      params: SearchParams
    }

export interface Writes {
  put?: readonly SearchObject[]
  /** JSON of each object that is put, where it is at hand: nobody has to write it again. */
  json?: readonly string[]
  remove?: readonly string[]
}

/**
 * One primary index with its replicas, in memory. Nothing here knows HTTP, keys, tenants or storage.
 * Synchronous: a batch is answered on one state of the index.
 */
export interface SearchIndex {
  /** Number of live objects. */
  readonly size: number
  /** Applies writes at once; visible to the next question. A later write of an id replaces the earlier. */
  apply(writes: Writes): void
  /** Answers share what they have in common (filters, counts). A fault of one question is thrown (SearchError). */
  answer(questions: readonly Question[]): SearchAnswer[]
  get(objectID: string): SearchObject | undefined
  /** All objects, in browse order, from a position. */
  browse(params: SearchParams, position: number, limit: number): { objects: SearchObject[]; next?: number }
  /** Ids matching filters (deleteBy). */
  matching(params: SearchParams): string[]
  /** Settings of the primary, or of a replica; changing what is indexed rebuilds. */
  configure(
    settings: IndexSettings,
    replicas: ReadonlyMap<string, IndexSettings>,
    synonyms: readonly Synonym[],
  ): void
}

export type CreateIndex = (options: {
  objects: Iterable<SearchObject>
  settings: IndexSettings
  replicas: ReadonlyMap<string, IndexSettings>
  synonyms: readonly Synonym[]
}) => SearchIndex
