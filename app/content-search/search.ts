/** What shoppers search of the editors' own documents: offers, models of makers. Few enough to be looked at one by one. */
export interface ContentSpec<Item> {
  /** Values of an item under each filter's key. */
  facets: Readonly<Record<string, (item: Item) => readonly string[]>>
  /** Numbers of an item under each range's key. */
  ranges?: Readonly<Record<string, (item: Item) => number | undefined>>
  /** Words of an item, as people may ask for it. */
  words(item: Item): string
}

export interface Range {
  min?: number
  max?: number
}

/** The search as the address says it. */
export interface ContentRequest {
  query: string
  filters: Record<string, string[]>
  ranges: Record<string, Range>
  /** Items to a page (SRCH-28, SRCH-29). */
  hitsPerPage: number
  offset: number
}

interface FacetValue {
  value: string
  count: number
}

/** Named as the documents name it (SRCH-22). */
export interface ContentAnswer<Item> {
  hits: Item[]
  count: number
  pages: number
  facets: Record<string, FacetValue[]>
}

export const hitsPerPage = 21
const longestQuery = 200
const mostValues = 50

/** The address read for a spec: `?categories=a,b&price=5000:20000&page=2`. Broken values are left out. */
export function readContentSearch(search: URLSearchParams, spec: ContentSpec<never>): ContentRequest {
  const filters: ContentRequest['filters'] = {}
  for (const key of Object.keys(spec.facets)) {
    const values = search.getAll(key).flatMap((given) => given.split(/(?<!\\),/))
    const tidy = values.map((value) => value.replaceAll('\\,', ',').trim()).filter(Boolean)
    if (tidy.length > 0) filters[key] = [...new Set(tidy)].slice(0, mostValues)
  }
  const ranges: ContentRequest['ranges'] = {}
  for (const key of Object.keys(spec.ranges ?? {})) {
    const range = readRange(search, key)
    if (range) ranges[key] = range
  }
  const page = Number(search.get('page') ?? 1)
  return {
    query: (search.get('query') ?? '').trim().slice(0, longestQuery),
    filters,
    ranges,
    hitsPerPage,
    offset: Number.isInteger(page) && page > 1 && page < 1e6 ? (page - 1) * hitsPerPage : 0,
  }
}

/** `price=5000:20000`, or two fields of a plain form: `price_min`, `price_max`. */
function readRange(search: URLSearchParams, key: string): Range | undefined {
  const [low, high] = (search.get(key) ?? ':').split(':')
  const min = amount(search.get(`${key}_min`) || low)
  const max = amount(search.get(`${key}_max`) || high)
  return min === undefined && max === undefined ? undefined : { min, max }
}

const amount = (text: string | null | undefined) => {
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Parameters of the address that a search of `spec` reads. */
export const contentParams = (spec: ContentSpec<never>) => [
  'query',
  'page',
  ...Object.keys(spec.facets),
  ...Object.keys(spec.ranges ?? {}).flatMap((key) => [key, `${key}_min`, `${key}_max`]),
]

/** The address of a search; first page and empty parts are left out. */
export function contentSearchParams({ query, filters, ranges, offset }: ContentRequest): string {
  const params: string[] = []
  const add = (key: string, value: string) => params.push(`${key}=${value}`)
  if (query) add('query', encodeURIComponent(query))
  for (const [key, values] of Object.entries(filters))
    if (values.length > 0)
      add(key, values.map((value) => encodeURIComponent(value.replaceAll(',', '\\,'))).join(','))
  for (const [key, { min, max }] of Object.entries(ranges)) add(key, `${min ?? ''}:${max ?? ''}`)
  const page = Math.floor(offset / hitsPerPage) + 1
  if (page > 1) add('page', String(page))
  return params.length > 0 ? `?${params.join('&')}` : ''
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9$ ]+/g, ' ')

/** Items that fit, in their order. Values of one filter are alternatives, filters and words must all fit. */
export function searchContent<Item>(
  items: readonly Item[],
  spec: ContentSpec<Item>,
  request: ContentRequest,
): ContentAnswer<Item> {
  const words = plain(request.query).split(' ').filter(Boolean)
  const said = words.length > 0 ? items.filter((item) => says(plain(spec.words(item)), words)) : items
  const inRanges = said.filter((item) =>
    Object.entries(request.ranges).every(([key, range]) => within(spec.ranges?.[key]?.(item), range)),
  )
  const fits = (item: Item, except?: string) =>
    Object.entries(request.filters).every(
      ([key, values]) => key === except || spec.facets[key]?.(item).some((value) => values.includes(value)),
    )
  const found = inRanges.filter((item) => fits(item))
  return {
    hits: found.slice(request.offset, request.offset + request.hitsPerPage),
    count: found.length,
    pages: Math.ceil(found.length / request.hitsPerPage),
    facets: Object.fromEntries(
      Object.entries(spec.facets).map(([key, valuesOf]) => [
        key,
        counted(inRanges.filter((item) => fits(item, key)).flatMap(valuesOf), request.filters[key] ?? []),
      ]),
    ),
  }
}

/** Every word begins one of the item's. */
const says = (text: string, words: readonly string[]) =>
  words.every((word) => ` ${text}`.includes(` ${word}`))

const within = (
  value: number | undefined,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range,
) => value !== undefined && value >= min && value <= max

/** Values with their counts, by name; a chosen one stays in the list when nothing has it. */
function counted(values: readonly string[], chosen: readonly string[]): FacetValue[] {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]))
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value.localeCompare(other.value, 'en-AU'))
}
