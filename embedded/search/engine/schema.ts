import type { IndexSettings } from './contract.ts'

export type Criterion =
  | { kind: 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact' }
  | { kind: 'sort'; attribute: string; descending: boolean }

interface FacetRule {
  searchable: boolean
  filterOnly: boolean
  afterDistinct: boolean
}

export interface SearchableAttribute {
  name: string
  /** Position in the list; attributes in one entry (`"make,model"`) share it. */
  rank: number
  /** Whether an earlier position in the text ranks higher. */
  ordered: boolean
}

/** Settings of a primary or a replica, read. */
export interface Schema {
  settings: IndexSettings
  facets: ReadonlyMap<string, FacetRule>
  /** Facets that may be counted. */
  counted: readonly string[]
  /** Undefined means all attributes, with equal weight. */
  searchable: readonly SearchableAttribute[] | undefined
  ranking: readonly Criterion[]
}

const defaultRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
const dynamic: ReadonlySet<string> = new Set(defaultRanking.slice(0, -1))
const sort = /^\s*(asc|desc)\((.+)\)\s*$/

const list = (given: unknown): string[] | undefined =>
  Array.isArray(given) ? given.filter((entry): entry is string => typeof entry === 'string') : undefined

function criteria(entries: readonly string[], custom: readonly Criterion[]): Criterion[] {
  return entries.flatMap((entry): readonly Criterion[] => {
    const [, direction, attribute] = sort.exec(entry) ?? []
    if (attribute) return [{ kind: 'sort', attribute: attribute.trim(), descending: direction === 'desc' }]
    if (entry === 'custom') return custom
    return dynamic.has(entry) ? [{ kind: entry } as Criterion] : []
  })
}

function facetRules(entries: readonly string[]) {
  return new Map(
    entries.map((entry): [string, FacetRule] => {
      const modifiers = entry.split('(')
      const name = modifiers
        .pop()!
        .replace(/\)+\s*$/, '')
        .trim()
      const has = (modifier: string) => modifiers.some((given) => given.trim() === modifier)
      return [
        name,
        {
          searchable: has('searchable'),
          filterOnly: has('filterOnly'),
          afterDistinct: has('afterDistinct'),
        },
      ]
    }),
  )
}

function searchableAttributes(entries: readonly string[]): SearchableAttribute[] {
  return entries.flatMap((entry, rank) =>
    entry.split(',').map((part) => {
      const [, inner] = /^\s*(?:un)?ordered\((.+)\)\s*$/.exec(part) ?? []
      return { name: (inner ?? part).trim(), rank, ordered: !/^\s*unordered\(/.test(part) }
    }),
  )
}

/**
 * Parses settings. A replica inherits what it does not set from its primary; a virtual replica sorts by its own custom
 * ranking first, then like its primary.
 */
function readSchema(own: IndexSettings, primary?: IndexSettings, virtual = false): Schema {
  const settings = { ...primary, ...own }
  const ranked = (entries: unknown) => criteria(list(entries) ?? [], [])
  const ranking = virtual
    ? [
        ...ranked(own.customRanking),
        ...criteria(list(primary?.ranking) ?? defaultRanking, ranked(primary?.customRanking)),
      ]
    : criteria(list(settings.ranking) ?? defaultRanking, ranked(settings.customRanking))
  const searchable = list(settings.searchableAttributes ?? settings.attributesToIndex)
  const facets = facetRules(list(settings.attributesForFaceting) ?? [])
  return {
    settings,
    facets,
    counted: [...facets].filter(([, rule]) => !rule.filterOnly).map(([name]) => name),
    searchable: searchable?.length ? searchableAttributes(searchable) : undefined,
    ranking,
  }
}

/** Schemas of a primary (under the empty name) and its replicas. */
export function readSchemas(settings: IndexSettings, replicas: ReadonlyMap<string, IndexSettings>) {
  const schemas = new Map([['', readSchema(settings)]])
  const virtual = new Set(list(settings.replicas)?.map((name) => /^virtual\((.+)\)$/.exec(name)?.[1]))
  for (const [name, own] of replicas) schemas.set(name, readSchema(own, settings, virtual.has(name)))
  return schemas
}
