import { useEffect, useState } from 'react'
import { paths } from '../../values/paths.ts'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'
import type { FilterDraft } from './stock-filter-value.ts'

/** How many vehicles of the site's live stock match a filter, and what they have (`/api/stock/counts`). */
export interface StockCounts {
  count: number
  facets: Record<string, Record<string, number>>
  ranges: Record<string, { min: number; max: number } | undefined>
}

const pauseMs = 250

/** The last counts (`null` until there are some), and whether the site cannot be reached. */
export function useStockCounts(site: string | undefined, filter: FilterDraft) {
  const [known, setKnown] = useState<{ counts: StockCounts | null; unreachable: boolean }>({
    counts: null,
    unreachable: false,
  })
  const [attempt, setAttempt] = useState(0)
  const { words, facets, ranges } = filter
  const query = JSON.stringify({
    words,
    facets: facets?.map(({ facet, values }) => ({ facet, values })),
    ranges: ranges?.map(({ facet, min, max }) => ({ facet, min, max })),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request.
  useEffect(() => {
    if (!site) return setKnown({ counts: null, unreachable: true })
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchCounts(site, query, stop.signal)
        .then((counts) => setKnown({ counts, unreachable: false }))
        .catch(() => stop.signal.aborted || setKnown(({ counts }) => ({ counts, unreachable: true })))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [site, query, attempt])
  return { ...known, tryAgain: () => setAttempt((count) => count + 1) }
}

async function fetchCounts(site: string, filter: string, signal: AbortSignal): Promise<StockCounts> {
  const path = paths.stockCounts(filter)
  const response = await fetch(siteAddress(siteSlugOf(site), path), { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`The site responded with status ${response.status}.`)
  return response.json()
}
