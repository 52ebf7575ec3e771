import type { RawAnswer, SearchRequest } from './requests.ts'
import { looserForms } from './words.ts'

type Ask = (requests: readonly SearchRequest[]) => Promise<RawAnswer[]>

/**
 * Asks the requests of a listing. Where its text finds nothing, the first other form of it that finds something is
 * searched for in its place, and the first answer says so (`loosened`).
 */
export async function askLoosely(requests: readonly SearchRequest[], ask: Ask): Promise<RawAnswer[]> {
  const answers = await ask(requests)
  const [main] = requests
  const text = String(main?.params.query ?? '')
  const forms = main && answers[0]?.nbHits === 0 ? looserForms(text) : []
  if (forms.length === 0) return answers
  const counted = await ask(
    forms.map((query) => changed(main!, { query, page: 0, hitsPerPage: 0, facets: [], analytics: false })),
  )
  const query = forms[counted.findIndex(({ nbHits }) => nbHits > 0)]
  if (query === undefined) return answers
  const [first, ...others] = await ask(requests.map((request) => changed(request, { query })))
  return first ? [{ ...first, query: text, loosened: true }, ...others] : answers
}

const changed = (request: SearchRequest, params: Record<string, unknown>): SearchRequest => ({
  ...request,
  params: { ...request.params, ...params },
})
