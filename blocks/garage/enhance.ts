import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore } from '#app/stock/local/store.ts'

/** Asks the page for what this browser keeps: vehicles looked at, searches, and hearts where the site has no watchlist. */
export default async function enhance(root: HTMLElement) {
  const before = root.querySelector<HTMLElement>('[data-garage-local]')
  if (!before || before.dataset.filled) return
  before.dataset.filled = 'true'
  try {
    if (before.dataset.favourites === 'watchlist') {
      const { joinFavourites } = await import('#app/stock/card/join-favourites.ts')
      if (await joinFavourites()) return location.reload()
    }
    const after = await asked(before.dataset.favourites === 'local')
    if (!after) return
    after.dataset.filled = 'true'
    before.replaceWith(document.adoptNode(after))
    await import('#app/stock/card/client.ts')
  } catch {
    // Without an answer the page stays as it is: whole, but for what this browser keeps.
  }
}

/** Null where this browser keeps nothing: then there is nothing to ask for. */
async function asked(withHearts: boolean) {
  const store = localStore(siteOfPage())
  const kept = [...(withHearts ? store.favourites() : []), ...store.viewed(), ...store.searches()]
  if (kept.length === 0) return null
  const page = new URL(location.href)
  page.searchParams.delete('search')
  if (withHearts) page.searchParams.set('kept', store.favourites().join())
  page.searchParams.set('viewed', store.viewed().join())
  for (const { path, filters } of store.searches())
    page.searchParams.append('search', `${path}?${new URLSearchParams(filters)}`)
  const response = await fetch(page)
  if (!response.ok) return null
  const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
  return answer.querySelector<HTMLElement>('[data-garage-local]')
}
