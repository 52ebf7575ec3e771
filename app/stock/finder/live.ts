/** How a page asks the search server by itself: `data-finder` of a form, made by `searchAccess`. */
export interface SearchAccess {
  /** Address of the search server's multi-query. */
  url: string
  app: string
  key: string
  index: string
  /** What every listing of the site is limited to. */
  filters: string
}

interface Answer {
  nbHits: number
  facets?: Record<string, Record<string, number>>
}

export type Question = Record<string, unknown>

/** Asks all at once. Rejects when the search server does not answer. */
export async function ask(access: SearchAccess, questions: readonly Question[]): Promise<Answer[]> {
  const { url, app, key, index, filters } = access
  const requests = questions.map((question) => ({ indexName: index, filters, hitsPerPage: 0, ...question }))
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-algolia-application-id': app, 'x-algolia-api-key': key },
    body: JSON.stringify({ requests }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()).results
}

const counting = new WeakMap<Element, number>()

/** The number in `element` runs to `to` within a second (SRCH-06); it jumps where motion is not wanted. */
export function countTo(element: Element, to: number) {
  cancelAnimationFrame(counting.get(element) ?? 0)
  const from = Number(element.textContent?.replace(/\D/g, ''))
  const write = (count: number) => {
    element.textContent = Math.round(count).toLocaleString('en-AU')
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return write(to)
  let start = 0
  const step = (now: number) => {
    start ||= now
    const done = Math.min((now - start) / 950, 1)
    write(to + (from - to) * (1 - done) ** 3)
    if (done < 1) counting.set(element, requestAnimationFrame(step))
  }
  counting.set(element, requestAnimationFrame(step))
}
