import {
  type CreateIndex,
  type Question,
  SearchError,
  type SearchObject,
  type SearchParams,
} from './contract.ts'
import { facetValuesAt, firstAt, pointsOf, valuesAt } from './document.ts'
import { byCount, compareValues, facetHits, maxFacetHits, statsOf } from './facet-values.ts'
import { answerOf, hitOf, type Ranked, visible } from './present.ts'
import type { Clause, Condition } from './query/condition.ts'
import { automaticRadius, distance, inBox, inPolygon, stepsOf } from './query/geo.ts'
import { attempts, mostTypos } from './query/leniency.ts'
import { clausesOf, parseDisplay, parseQuery, type Query } from './query/query.ts'
import { readSchemas, type Schema } from './schema.ts'
import { matchText, type TextMatch } from './text/brute-force.ts'
import { type PlanWord, planOf, wordsOf } from './text/plan.ts'
import { readSynonyms } from './text/synonyms.ts'

interface Match extends Ranked {
  object: SearchObject
}

/** Whether an object matches a condition. */
function holds(object: SearchObject, condition: Condition, schema: Schema): boolean {
  let found = false
  if (condition.kind === 'number') {
    const { attribute, low, high } = condition
    valuesAt(object, attribute, (value) => {
      if (typeof value === 'number' && value >= low && value <= high) found = true
    })
  } else {
    const wanted = condition.value.toLowerCase()
    const attribute = condition.kind === 'tag' ? '_tags' : condition.attribute
    if (condition.kind === 'tag' || schema.facets.has(attribute)) {
      found = facetValuesAt(object, attribute).some((value) => value.toLowerCase() === wanted)
    } else {
      valuesAt(object, attribute, (value) => {
        if (typeof value === 'number' && String(value) === wanted) found = true
      })
    }
  }
  return found !== condition.negated
}

const allHold = (object: SearchObject, clauses: readonly Clause[], schema: Schema) =>
  clauses.every((clause) => clause.some((condition) => holds(object, condition, schema)))

function filterScore(object: SearchObject, { clauses, optional, sumScores }: Query, schema: Schema) {
  let total = 0
  for (const clause of [...clauses, ...optional]) {
    const scores = clause.map((condition) => (holds(object, condition, schema) ? condition.score : 0))
    total += sumScores ? scores.reduce((sum, score) => sum + score, 0) : Math.max(...scores)
  }
  return total
}

/** Distance to the nearest point of an object, in metres; undefined if it has none or lies outside. */
function place(object: SearchObject, { geo }: Query): Ranked['geo'] | false {
  if (!geo) return undefined
  const points = pointsOf(object)
  if (geo.kind === 'boxes')
    return points.some((point) => geo.boxes.some((box) => inBox(box, point))) && undefined
  if (geo.kind === 'polygons') {
    return points.some((point) => geo.polygons.some((polygon) => inPolygon(polygon, point))) && undefined
  }
  let nearest: Ranked['geo']
  for (const point of points) {
    const metres = distance(geo.center, point)
    if (!nearest || metres < nearest.metres)
      nearest = { metres, steps: stepsOf(geo.precision, metres), point }
  }
  if (!nearest) return false
  if (typeof geo.radius === 'string') return nearest
  return nearest.metres <= Math.max(geo.radius, geo.minimumRadius) && nearest
}

const rankOf: Record<string, (match: Match) => number> = {
  typo: ({ typos }) => typos,
  geo: ({ geo }) => geo?.steps ?? Infinity,
  words: ({ words }) => -words,
  filters: ({ filters }) => -filters,
  proximity: ({ proximity }) => proximity,
  attribute: ({ attribute }) => attribute,
  exact: ({ exact }) => -exact,
}

/** Numbers (and booleans) come before texts, missing values last, in either direction. */
function compareBy(attribute: string, descending: boolean, a: SearchObject, b: SearchObject) {
  const [x, y] = [a, b].map((object) => {
    const value = firstAt(object, attribute)
    return typeof value === 'boolean' ? Number(value) : value
  })
  if (x === y) return 0
  if (x === undefined) return 1
  if (y === undefined) return -1
  if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1
  return (x < y ? -1 : 1) * (descending ? -1 : 1)
}

function sorted(matches: Match[], { ranking }: Schema) {
  return matches.sort((a, b) => {
    for (const criterion of ranking) {
      const order =
        criterion.kind === 'sort'
          ? compareBy(criterion.attribute, criterion.descending, a.object, b.object)
          : rankOf[criterion.kind]!(a) - rankOf[criterion.kind]!(b)
      if (order) return order
    }
    return 0
  })
}

function distinctOnes(matches: Match[], attribute: string, keep: number) {
  const seen = new Map<unknown, number>()
  return matches.filter(({ object }) => {
    const value = firstAt(object, attribute)
    if (value === undefined) return true
    const count = (seen.get(String(value)) ?? 0) + 1
    seen.set(String(value), count)
    return count <= keep
  })
}

function counted(objects: readonly SearchObject[], facet: string) {
  const counts = new Map<string, number>()
  for (const object of objects) {
    for (const value of facetValuesAt(object, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/**
 * The simplest possible search index: every search looks at every object. It is the slow reference that the real engine
 * is compared with in the property test, and is used for nothing else.
 */
export const createBruteForceIndex: CreateIndex = (options) => {
  let schemas = readSchemas(options.settings, options.replicas)
  let synonyms = readSynonyms(options.synonyms)
  const objects = new Map<string, SearchObject>()
  const put = (object: SearchObject) => {
    objects.delete(object.objectID)
    objects.set(object.objectID, structuredClone(object))
  }
  for (const object of options.objects) put(object)

  const schemaOf = (replica = '') => {
    const schema = schemas.get(replica)
    if (!schema) throw new SearchError(`Index ${replica} does not exist`, 404)
    return schema
  }

  function matched(query: Query, schema: Schema) {
    const candidates = [...objects.values()].filter((object) => allHold(object, query.clauses, schema))
    let plan: PlanWord[] = []
    let matches: Match[] = []
    let used = 0
    for (const { words, optional } of attempts(query)) {
      plan = planOf(words, query.textOptions, synonyms).map((word) =>
        optional ? { ...word, optional } : word,
      )
      used = words.length
      matches = candidates.flatMap((object) => {
        const text: TextMatch | undefined = matchText(object, plan, schema, query)
        const geo = place(object, query)
        if (!text || geo === false) return []
        return [{ object, ...text, geo, filters: filterScore(object, query, schema) }]
      })
      if (matches.length > 0) break
    }
    const most = mostTypos(
      query.tolerance,
      matches.map(({ typos }) => typos),
    )
    matches = matches.filter(({ typos }) => typos <= most)
    let radius: number | undefined
    if (query.geo?.kind === 'around' && query.geo.radius === 'auto') {
      radius = automaticRadius(
        Float64Array.from(matches, ({ geo }) => geo!.metres),
        query.geo.minimumRadius,
      )
      matches = matches.filter(({ geo }) => geo!.metres <= radius!)
    }
    return {
      matches: sorted(matches, schema),
      plan,
      radius,
      removed: used < wordsOf(query.advanced.plain).length,
    }
  }

  function search(params: SearchParams, schema: Schema) {
    const query = parseQuery(params, schema)
    const { matches, plan, radius, removed } = matched(query, schema)
    const { distinct } = query
    const kept = distinct ? distinctOnes(matches, distinct.attribute, distinct.keep) : matches
    const facets: Record<string, Record<string, number>> = {}
    const stats: Record<string, NonNullable<ReturnType<typeof statsOf>>> = {}
    for (const facet of query.facets) {
      const after = query.facetingAfterDistinct || schema.facets.get(facet)!.afterDistinct
      const counts = counted(
        (after ? kept : matches).map(({ object }) => object),
        facet,
      )
      const values = [...counts]
        .sort(query.byName ? (a, b) => compareValues(a[0], b[0]) : byCount)
        .slice(0, query.facetLimit)
      if (values.length > 0) facets[facet] = Object.fromEntries(values)
      const facetStats = statsOf(counts)
      if (facetStats) stats[facet] = facetStats
    }
    const display = parseDisplay(params, schema)
    const page = kept.slice(query.offset, query.offset + query.length)
    const hits = page.map((match) => hitOf(structuredClone(match.object), display, plan, query, match))
    const queryAfterRemoval = removed ? plan.map(({ text }) => text).join(' ') : undefined
    return answerOf(
      params,
      query,
      { hits, nbHits: kept.length, facets, stats, automaticRadius: radius, queryAfterRemoval },
      1,
    )
  }

  function answer(question: Question) {
    const schema = schemaOf(question.replica)
    if (question.kind === 'search') return search(question.params, schema)
    const { facet, facetQuery } = question
    if (!schema.facets.get(facet)?.searchable) {
      throw new SearchError(
        `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
      )
    }
    const { matches } = matched(parseQuery(question.params, schema), schema)
    const counts = counted(
      matches.map(({ object }) => object),
      facet,
    )
    const most = maxFacetHits(question.maxFacetHits)
    const hits = facetHits(counts, facetQuery, most, parseDisplay(question.params, schema))
    return {
      facetHits: hits,
      exhaustiveFacetsCount: true,
      exhaustive: { facetsCount: true },
      processingTimeMS: 1,
    }
  }

  const selected = (params: SearchParams) => {
    const schema = schemaOf()
    const clauses = clausesOf(params)
    return [...objects.values()].filter((object) => allHold(object, clauses, schema))
  }

  return {
    get size() {
      return objects.size
    },
    apply({ put: changed = [], remove = [] }) {
      for (const id of remove) objects.delete(id)
      for (const object of changed) put(object)
    },
    answer: (questions) => questions.map(answer),
    get: (objectID) => structuredClone(objects.get(objectID)),
    browse(params, position, limit) {
      const all = selected(params)
      const { retrieve } = parseDisplay(params, schemaOf())
      const page = all
        .slice(position, position + limit)
        .map((object) => visible(structuredClone(object), { retrieve, hidden: [] }))
      return { objects: page, ...(position + limit < all.length && { next: position + limit }) }
    },
    matching: (params) => selected(params).map(({ objectID }) => objectID),
    configure(settings, replicas, words) {
      schemas = readSchemas(settings, replicas)
      synonyms = readSynonyms(words)
    },
  }
}
