import { useEffect, useState } from 'react'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'
import type { FilterDraft } from './stock-filter-value.ts'

/** What the site's live stock says to a filter (its `/api/stock/counts`). */
export interface StockCounts {
  count: number
  facets: Record<string, Record<string, number>>
  ranges: Record<string, { min: number; max: number } | undefined>
}

const pauseMs = 250

/** Counts of the last answer (`null` until there is one), and whether the site can be reached. */
export function useStockCounts(site: string | undefined, filter: FilterDraft) {
  const [known, setKnown] = useState<{ counts: StockCounts | null; away: boolean }>({
    counts: null,
    away: false,
  })
  const [attempt, setAttempt] = useState(0)
  const { words, facets, ranges } = filter
  const asked = JSON.stringify({
    words,
    facets: facets?.map(({ facet, values }) => ({ facet, values })),
    ranges: ranges?.map(({ facet, min, max }) => ({ facet, min, max })),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same once more.
  useEffect(() => {
    if (!site) return setKnown({ counts: null, away: true })
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchCounts(site, asked, stop.signal)
        .then((counts) => setKnown({ counts, away: false }))
        .catch(() => stop.signal.aborted || setKnown(({ counts }) => ({ counts, away: true })))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [site, asked, attempt])
  return { ...known, askAgain: () => setAttempt((count) => count + 1) }
}

async function fetchCounts(site: string, filter: string, signal: AbortSignal): Promise<StockCounts> {
  const path = `/api/stock/counts?filter=${encodeURIComponent(filter)}`
  const response = await fetch(siteAddress(siteSlugOf(site), path), { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  return response.json()
}
