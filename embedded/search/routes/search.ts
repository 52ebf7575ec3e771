import { randomUUID } from 'node:crypto'
import { type Question, SearchError } from '../engine/contract.ts'
import { HostGone, type IndexHost } from '../hosts/host.ts'
import { demandIndex } from '../keys/access.ts'
import type { LiveIndexes } from '../live/indexes.ts'
import { type Body, type Call, listOf, liveOf, objectOf, type Route, textOf } from './call.ts'
import { echo, paramsOf, readValue, restricted } from './params.ts'

const mostRequests = 50
const mostFacetHits = 100

interface Asked {
  index: string
  body: Body
  question:
    | Omit<Extract<Question, { kind: 'search' }>, 'replica'>
    | Omit<Extract<Question, { kind: 'facet' }>, 'replica'>
}

/** Parses one search request. @throws SearchError */
function asked(index: string, body: Body, { access }: Call, facet?: string): Asked {
  demandIndex(access, index)
  const given = paramsOf(body)
  const params = restricted(given, access)
  if (facet === undefined) return { index, body, question: { kind: 'search', params } }
  const { facetQuery = '', maxFacetHits } = given
  if (maxFacetHits !== undefined && !(Number(maxFacetHits) >= 1 && Number(maxFacetHits) <= mostFacetHits))
    throw new SearchError(`maxFacetHits should be between 1 and ${mostFacetHits}`)
  const limit = maxFacetHits === undefined ? undefined : Number(maxFacetHits)
  return {
    index,
    body,
    question: { kind: 'facet', facet, facetQuery: String(facetQuery), maxFacetHits: limit, params },
  }
}

/** Answers all searches; those of one index together, from one state of it. */
async function answer({ context, access }: Call, questions: readonly Asked[]): Promise<Body[]> {
  const began = performance.now()
  const results = await resultsOf(liveOf(context), questions)
  const processingTimeMS = Math.max(1, Math.round(performance.now() - began))
  return questions.map(({ index, body, question }, at) => {
    if (question.kind === 'facet') return { ...results[at], processingTimeMS }
    const { userToken } = access.restrictions
    return {
      ...results[at],
      index,
      params: echo(body),
      processingTimeMS,
      ...(question.params.clickAnalytics === true && { queryID: randomUUID().replaceAll('-', '') }),
      ...(userToken && { userToken }),
    }
  })
}

async function resultsOf(live: LiveIndexes, questions: readonly Asked[], tries = 3): Promise<Body[]> {
  const hosts = await Promise.all(questions.map(({ index }) => live.host(index)))
  const groups = new Map<IndexHost, number[]>()
  for (const [at, { host }] of hosts.entries()) {
    const group = groups.get(host) ?? []
    group.push(at)
    groups.set(host, group)
  }
  const results: Body[] = []
  try {
    await Promise.all(
      [...groups].map(async ([host, group]) => {
        const answers = await host.answer(
          group.map((at) => ({ ...questions[at]!.question, replica: hosts[at]!.replica }) as Question),
        )
        for (const [order, at] of group.entries()) results[at] = answers[order]!
      }),
    )
    return results
  } catch (error) {
    // It was replaced after it was found.
    if (error instanceof HostGone && tries > 1) return resultsOf(live, questions, tries - 1)
    throw error
  }
}

async function queries(call: Call) {
  const { requests, strategy } = objectOf(call.body)
  const given = listOf(requests, 'requests')
  if (given.length > mostRequests) throw new SearchError(`There are more than ${mostRequests} requests`)
  const questions = given.map((one, position) => {
    const body = objectOf(one, `requests[${position}]`)
    const index = textOf(body.indexName, `requests[${position}].indexName`)
    const facet = body.type === 'facet' ? textOf(body.facet, `requests[${position}].facet`) : undefined
    return asked(index, body, call, facet)
  })
  if (strategy === 'stopIfEnoughMatches') return { results: await untilEnough(call, questions) }
  return { results: await answer(call, questions) }
}

/** Later searches are run only while the earlier ones do not fill their page. */
async function untilEnough(call: Call, questions: readonly Asked[]) {
  const results: Body[] = []
  let enough = false
  for (const question of questions) {
    if (enough) {
      results.push({ hits: [], nbHits: 0, page: 0, nbPages: 0, processed: false, index: question.index })
      continue
    }
    const [result] = await answer(call, [question])
    results.push({ ...result, processed: true })
    enough = Number(result?.nbHits) >= Number(result?.hitsPerPage)
  }
  return results
}

async function single(call: Call, body: Body, facet?: string) {
  const [result] = await answer(call, [asked(call.path.index!, body, call, facet)])
  return result
}

/** A search with its parameters in the address. */
const byAddress = (query: URLSearchParams): Body =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => !/^x-algolia-/i.test(name))
      .map(([name, text]) => [name, readValue(name, text)]),
  )

export const searchRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', right: 'search', run: queries },
  {
    method: 'POST',
    path: '/1/indexes/:index/query',
    right: 'search',
    run: (call) => single(call, objectOf(call.body ?? {})),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index',
    right: 'search',
    run: (call) => single(call, byAddress(call.query)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    right: 'search',
    run: (call) => single(call, objectOf(call.body ?? {}), call.path.facet),
  },
]
