import { createContext, useContext, useEffect, useState } from 'react'
import type { PageCosts } from '../../app/costs/page-costs.ts'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'

export interface KnownCosts {
  /** The last answer; null until there is one. */
  costs: PageCosts | null
  /** Keys of the blocks the page is published with; undefined where kinds of blocks are known alone. */
  published: ReadonlySet<string> | undefined
  /** The site cannot be reached. */
  away: boolean
}

/** Costs of the page whose form this is, for the rows of its blocks. */
export const CostsContext = createContext<KnownCosts | null>(null)
export const useKnownCosts = () => useContext(CostsContext)

const pauseMs = 2000
/** A publication reaches the site within a second or two: so often it is asked in any case. */
const settlingRounds = 3
/** While pictures are being measured. */
const mostRounds = 90

/** Costs of the page at `path` of a site, asked for anew with each `revision` and until all its pictures are measured. */
export function useCosts(site: string | undefined, path: string, revision: string | undefined) {
  const [known, setKnown] = useState<{ costs: PageCosts | null; away: boolean }>({ costs: null, away: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision asks the same once more.
  useEffect(() => {
    if (!site) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0

    async function ask(address: string) {
      round++
      const costs = await fetchCosts(address, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      if (costs) setKnown({ costs, away: false })
      else if (round >= settlingRounds) setKnown((last) => ({ ...last, away: true }))
      const measuring = costs !== undefined && costs.total.pictures.waiting > 0
      if (round < settlingRounds || (measuring && round < mostRounds))
        timer = setTimeout(() => ask(address), pauseMs)
    }

    ask(siteAddress(siteSlugOf(site), `/api/blocks/costs?path=${encodeURIComponent(path)}`))
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [site, path, revision])
  return { ...known, costs: known.costs?.path === path ? known.costs : null }
}

async function fetchCosts(address: string, signal: AbortSignal): Promise<PageCosts> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  return response.json()
}
