import type { ContentSourceMap } from '@sanity/client'
import { evaluate, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import type { LakeDocument } from '../context.ts'
import { lookupsOf, type Plan, planQuery } from './plan.ts'
import { type SourceMapOptions, sourceMapOf } from './source-map.ts'
import { EVERYTHING, OVERLAY, ofId, ofReference, ofType, syncTag } from './tags.ts'
import { computed, type Traced } from './trace.ts'
import { evaluateTraced } from './traced.ts'
import type { Lookup, View } from './view.ts'

export interface QueryOptions {
  params: Record<string, unknown>
  identity: string
  projectId: string
  dataset: string
  /** Whether the view is the drafts perspective. */
  drafts: boolean
  /** Set to get a source map of the result. */
  sourceMap?: SourceMapOptions['arraySteps']
}

export interface QueryOutcome {
  result: unknown
  tags: string[]
  sourceMap?: ContentSourceMap
}

/** An invalid query: where it is wrong and why. */
export class QueryError extends Error {
  start: number
  end: number

  constructor(message: string, start: number, end: number) {
    super(message)
    this.start = start
    this.end = end
  }
}

const MAX_ID_TAGS = 400
/** Longer texts, such as those with hundreds of ids, are parsed each time. */
const MAX_REMEMBERED = 20_000
const plans = new Map<string, Plan>()

export function planOf(query: string, params: Record<string, unknown>): Plan {
  const known = remembered(query) ?? remembered(`${query} ${JSON.stringify(params)}`)
  if (known) return known
  try {
    return remember(query, planQuery(parse(query)))
  } catch {
    // The bounds of a slice may be parameters, whose values the parser needs.
    try {
      return remember(`${query} ${JSON.stringify(params)}`, planQuery(parse(query, { params })))
    } catch (error) {
      throw queryError(error, query)
    }
  }
}

function remembered(key: string): Plan | undefined {
  const plan = plans.get(key)
  if (plan) {
    plans.delete(key)
    plans.set(key, plan)
  }
  return plan
}

function remember(key: string, plan: Plan): Plan {
  if (key.length > MAX_REMEMBERED) return plan
  plans.set(key, plan)
  const oldest = plans.keys().next().value
  if (plans.size > 1_000 && oldest !== undefined) plans.delete(oldest)
  return plan
}

function queryError(error: unknown, query: string): QueryError {
  if (error instanceof GroqSyntaxError)
    return new QueryError(error.message, error.position, Math.min(error.position + 1, query.length))
  if (error instanceof RangeError) return new QueryError('the query is nested too deeply', 0, query.length)
  return new QueryError(error instanceof Error ? error.message : String(error), 0, query.length)
}

type Answer = { data: unknown; sourceMap?: ContentSourceMap }

/**
 * Runs a query against a view. The sync tags of the result are those of the changes that could alter it. It waits for
 * nothing outside: the result is there before the next message of a port, so no change comes in between.
 */
export async function evaluateQuery(query: string, view: View, options: QueryOptions): Promise<QueryOutcome> {
  const plan = planOf(query, options.params)
  for (const name of plan.parameters)
    if (options.params[name] === undefined) throw missingParameter(query, name)

  const meanings = new Set<string>()
  const sites = new Map<string, LakeDocument[]>()
  for (const site of plan.sites) {
    const lookups = lookupsOf(site, options.params)
    sites.set(site.parameter, view.candidates(lookups))
    for (const meaning of dependencies(lookups)) meanings.add(meaning)
  }
  if (options.drafts && plan.sites.length > 0) meanings.add(OVERLAY)
  const followed = new Set<string>()
  try {
    const answer = await answerOf(plan, view, sites, options, followed)
    const result: unknown = toJS(answer)
    if (followed.size > MAX_ID_TAGS) meanings.add(EVERYTHING)
    else for (const id of followed) meanings.add(ofId(id))
    if (query.includes('releases::')) meanings.add(EVERYTHING)
    return { result: result ?? null, tags: [...meanings].map(syncTag), sourceMap: answer.sourceMap }
  } catch (error) {
    throw queryError(error, query)
  }
}

async function answerOf(
  plan: Plan,
  view: View,
  sites: Map<string, LakeDocument[]>,
  options: QueryOptions,
  followed: Set<string>,
): Promise<Answer> {
  const { params, identity, projectId, dataset, drafts } = options
  const sanity = { projectId, dataset }
  const dereference = (id: string) => {
    followed.add(id)
    return view.get(id)
  }
  const all = () => view.all.list()
  const mapped = (answer: Traced, arraySteps: SourceMapOptions['arraySteps']): Answer => ({
    data: answer.data,
    sourceMap: sourceMapOf(answer, { arraySteps, drafts }),
  })
  if (options.sourceMap && !plan.compares) {
    const context = { params, sites, all, dereference, identity, sanity }
    return mapped(evaluateTraced(plan.tree, context), options.sourceMap)
  }
  const settings = {
    params: { ...params, ...Object.fromEntries(sites) },
    dataset: all(),
    identity,
    sanity,
    dereference: ({ _ref }: { _ref: string }) => dereference(_ref),
  }
  if (!plan.compares) return evaluateSync(plan.tree, settings)
  const value = await evaluate(plan.tree, settings)
  const data: unknown = await value.get()
  return options.sourceMap ? mapped(computed(data), options.sourceMap) : { data }
}

function missingParameter(query: string, name: string): QueryError {
  const start = Math.max(query.search(new RegExp(`\\$${name}\\b`)), 0)
  return new QueryError(`param $${name} referenced, but not provided`, start, start + name.length + 1)
}

/**
 * The narrowest tags of the documents that a read of the dataset can match; wider ones would only cause needless
 * refetches.
 */
function dependencies(lookups: Lookup[]): string[] {
  const ids = lookups.find((lookup) => lookup.kind === 'id' || lookup.kind === 'group')
  if (ids && ids.values.length <= MAX_ID_TAGS) return ids.values.map(ofId)
  const types = lookups.find((lookup) => lookup.kind === 'type')?.values
  const reference = lookups.find((lookup) => lookup.kind === 'reference')
  if (reference)
    return (types ?? ['']).flatMap((type) =>
      reference.values.map((target) => ofReference(type, reference.field, target)),
    )
  return types ? types.map(ofType) : [EVERYTHING]
}
