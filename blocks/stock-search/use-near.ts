import { useEffect, useState } from 'react'
import { browserClient } from '#app/stock/search/browser-search.ts'
import { isSameSearch } from '#app/stock/search/state.ts'
import { useListing } from './context.ts'
import { type NearMatches, nearMatches, nearRequests } from './near.ts'

/** What there is close to the search at hand, which found nothing; undefined until it is known. */
export function useNear(): NearMatches | undefined {
  const { state, found, status, data, settings } = useListing()
  const { scope, browser } = data
  const [known, setKnown] = useState({ state: data.state, near: data.near })
  const isKnown = known.near !== undefined && isSameSearch(known.state, state)
  useEffect(() => {
    if (isKnown || found.count > 0 || status !== 'idle') return
    let isWanted = true
    browserClient(browser)
      .search(nearRequests(state, scope, settings))
      .then(({ results }) => isWanted && setKnown({ state, near: nearMatches(state, settings, results) }))
      .catch((error: unknown) => console.info('Close matches cannot be looked up.', error))
    return () => {
      isWanted = false
    }
  }, [isKnown, found.count, status, browser, state, scope, settings])
  return isKnown ? known.near : undefined
}
