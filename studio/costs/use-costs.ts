import { createContext, useContext, useEffect, useState } from 'react'
import type { PageCosts } from '../../app/costs/page-costs.ts'
import { paths } from '../../values/paths.ts'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'

export interface KnownCosts {
  /** The last response; null until there is one. */
  costs: PageCosts | null
  /** Keys of the blocks on the published page; undefined if only costs of block types are known. */
  published: ReadonlySet<string> | undefined
  /** The site cannot be reached. */
  unreachable: boolean
}

/** Costs of the page in the form, for the rows of its blocks. */
export const CostsContext = createContext<KnownCosts | null>(null)
export const useKnownCosts = () => useContext(CostsContext)

const pauseMs = 2000
/** Number of requests after each publication, which reaches the site within a second or two. */
const settlingRounds = 3
/** Limit of requests while pictures are being measured. */
const mostRounds = 90

/** Costs of the page at `path` of a site: requested again for each `revision`, and until all pictures are measured. */
export function useCosts(site: string | undefined, path: string, revision: string | undefined) {
  const [known, setKnown] = useState<{ costs: PageCosts | null; unreachable: boolean }>({
    costs: null,
    unreachable: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision repeats the same requests.
  useEffect(() => {
    if (!site) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0

    async function ask(address: string) {
      round++
      const costs = await fetchCosts(address, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      if (costs) setKnown({ costs, unreachable: false })
      else if (round >= settlingRounds) setKnown((last) => ({ ...last, unreachable: true }))
      const measuring = costs !== undefined && costs.total.pictures.waiting > 0
      if (round < settlingRounds || (measuring && round < mostRounds))
        timer = setTimeout(() => ask(address), pauseMs)
    }

    ask(siteAddress(siteSlugOf(site), paths.blockCosts(path)))
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [site, path, revision])
  return { ...known, costs: known.costs?.path === path ? known.costs : null }
}

async function fetchCosts(address: string, signal: AbortSignal): Promise<PageCosts> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`The site responded with status ${response.status}.`)
  return response.json()
}
