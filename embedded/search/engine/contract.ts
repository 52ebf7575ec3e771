/** A JSON object as it was saved; it always has an `objectID`. */
export interface SearchObject {
  objectID: string
  [attribute: string]: unknown
}

/**
 * Settings of an index, as Algolia's `PUT /1/indexes/{index}/settings` takes them; others are stored and returned
 * without effect.
 */
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

/** A synonym as Algolia's synonym routes accept it. */
export interface Synonym {
  objectID: string
  type: 'synonym' | 'onewaysynonym' | 'oneWaySynonym' | 'altcorrection1' | 'altcorrection2' | 'placeholder'
  synonyms?: string[]
  input?: string
  [other: string]: unknown
}

/**
 * Parameters of one search, as in the body of `/query`; unknown ones are ignored. The server, never a request, may also
 * give `filters` as a list of strings: each is parsed on its own, and all must match. So no bracket in the filter of a
 * search can reach into the filter of a key.
 */
export type SearchParams = Record<string, unknown>
/** Response to one search in Algolia's format, without `index`. */
export type SearchAnswer = Record<string, unknown>

/** An error for the client, in Algolia's words: becomes `{ message, status }`. */
export class SearchError extends Error {
  override name = 'SearchError'
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

/** One search of a batch, in the primary (`replica` undefined) or one of its replicas. */
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
  /** JSON of each object in `put`, if the caller has it: it need not be serialised again. */
  json?: readonly string[]
  remove?: readonly string[]
}

/**
 * One primary index with its replicas, in memory. It knows nothing of HTTP, keys, tenants or storage.
 * Synchronous: a batch is answered from one state of the index.
 */
export interface SearchIndex {
  /** Number of live objects. */
  readonly size: number
  /** Applies writes, which the next search sees. A later write of an id replaces the earlier. */
  apply(writes: Writes): void
  /** Answers searches that share filters and counts. @throws SearchError for an invalid search */
  answer(questions: readonly Question[]): SearchAnswer[]
  get(objectID: string): SearchObject | undefined
  /** Objects in browse order, from a position. */
  browse(params: SearchParams, position: number, limit: number): { objects: SearchObject[]; next?: number }
  /** Ids of the objects that match the filters (deleteBy). */
  matching(params: SearchParams): string[]
  /** Sets the settings of the primary and its replicas; rebuilds the index if they change what is indexed. */
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
