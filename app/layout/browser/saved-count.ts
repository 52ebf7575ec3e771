import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore, storeChanged } from '#app/stock/local/store.ts'

/** How many vehicles the shopper has saved in this browser, on the heart of the header. */
export function startSavedCount(count: HTMLElement) {
  const store = localStore(siteOfPage())
  const paint = () => {
    const saved = store.favourites().length
    count.hidden = saved === 0
    count.textContent = String(saved)
  }
  addEventListener(storeChanged, paint)
  addEventListener('storage', paint)
  addEventListener('pageshow', paint)
  paint()
}
