import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore, mostFavourites } from '#app/stock/local/store.ts'
import { accountPaths } from '#values/paths.ts'

/** Hands the vehicles that this browser kept to the watchlist of who has signed in. @returns whether there were any */
export async function joinFavourites(): Promise<boolean> {
  const store = localStore(siteOfPage())
  const ids = store.favourites().slice(0, mostFavourites)
  if (ids.length === 0) return false
  try {
    const response = await fetch(accountPaths.joinWatchlist, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_ids: ids }),
    })
    // Otherwise they stay in the browser, and are handed over on the next page.
    if (!response.ok) return false
    store.clearFavourites()
    return true
  } catch {
    return false
  }
}
